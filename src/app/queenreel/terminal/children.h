#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// A command line to run in a separate process.
struct ChildLine {
    std::vector<std::string> words;
    std::string printed;  ///< a file for its printed output; empty: discard it
};

/// The end of a process.
struct ProcessEnd {
    int code = 0;                    ///< its exit code, or 128 + the signal that ended it
    std::vector<std::string> notes;  ///< its lines on standard error, without the program's name
    double seconds = 0;
};

/// Runs the words of a command line with a console, and returns the exit code.
using ChildProgram = int (*)(std::span<const std::string> words, Console& console);

/// Runs command lines in order, `at_once` of them in parallel, in forks of this process, which must be
/// single-threaded. Calls `ended` with the index of each when it ends; the result says whether to start more.
/// Throws SystemError, and Interrupted after it has ended all of them.
void run_children(ChildProgram program, const std::vector<ChildLine>& lines, int at_once,
                  const std::function<bool(std::size_t line, const ProcessEnd& end)>& ended);

}  // namespace queenreel
