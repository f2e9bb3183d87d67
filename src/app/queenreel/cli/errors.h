#pragma once

#include <stdexcept>

namespace queenreel {

/// The exit codes of the program; scripts may rely on the numbers.
enum class ExitCode {
    done = 0,         ///< every file is complete, synced and readable
    failed = 1,       ///< output or input could not be written, read or proven
    usage = 2,        ///< the command line is wrong
    unavailable = 3,  ///< this build or machine lacks a format or an encoder
    limit = 4,        ///< a limit was reached; the message names the option that raises it
};

/// Thrown for an invalid command line. The message is `what: why; what to do` in one line.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Thrown for work that would take too much time or write too many files. The message names the option that
/// allows it.
struct LimitError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Thrown for a wrong answer or file, or for a request that cannot be met.
struct FailedError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace queenreel
