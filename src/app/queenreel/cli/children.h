#pragma once

#include <functional>
#include <string>
#include <vector>

namespace queenreel {

/// A command line to be run by a process of its own.
struct ChildLine {
    std::vector<std::string> words;
    std::string printed;  ///< the file for what it prints; empty: nobody reads it
};

/// How it ended.
struct ChildEnd {
    int code = 0;                    ///< as run_program()
    std::vector<std::string> notes;  ///< its lines on standard error, without the program's name
    double seconds = 0;
};

/// Runs lines, `at_once` of them at a time and in order, by forks of this process, which must have one
/// thread. `ended` is called with the place of each as it ends, and returns whether more are to be begun.
/// Throws Interrupted, when all have ended, and SystemError.
void run_children(const std::vector<ChildLine>& lines, int at_once,
                  const std::function<bool(std::size_t line, const ChildEnd& end)>& ended);

}  // namespace queenreel
