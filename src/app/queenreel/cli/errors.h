#pragma once

#include <stdexcept>

namespace queenreel {

/// The exit codes of the program; scripts may rely on the numbers.
enum class ExitCode {
    done = 0,         ///< every file complete, synced, readable back
    failed = 1,       ///< output or input could not be written, read or proven
    usage = 2,        ///< the command line is wrong
    unavailable = 3,  ///< this build or machine lacks a format or an encoder
    limit = 4,        ///< a limit was reached, named with the option that raises it
};

/// A command line that is wrong. The message is `what: why; what to do` in one line.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Work that would take too much time or too many files; the message names the option that allows it.
struct LimitError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// An answer or a file that is not what it should be, or a request that cannot be met.
struct FailedError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace queenreel
