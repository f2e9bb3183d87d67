#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// Runs a command line, the words after the program's name, and returns the exit code.
using RunLine = int (*)(std::span<const std::string> words, Console& console);

/// A command line to run in a separate process.
struct ChildLine {
    std::vector<std::string> words;
    std::string printed;  ///< a file for its printed output; empty: discarded
};

/// The end of a process.
struct ChildEnd {
    int code = 0;                    ///< the exit code
    std::vector<std::string> notes;  ///< its lines on standard error, without the program's name
    double seconds = 0;
};

/// Runs lines in order, `at_once` of them in parallel, in forks of this process, which must be
/// single-threaded. Calls `ended` with the index of each when it ends; its result says whether to start more.
/// Throws Interrupted when all have ended, and SystemError.
void run_children(const std::vector<ChildLine>& lines, RunLine run, int at_once,
                  const std::function<bool(std::size_t line, const ChildEnd& end)>& ended);

}  // namespace queenreel
