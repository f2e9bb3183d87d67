#pragma once

#include <cerrno>
#include <stdexcept>
#include <string>

namespace queenreel {

/// Output that could not be written. what() is one line, `what: why; what to do`, without a word about the
/// calling program. Errors for which a program may know a better remedy have types of their own.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A system call that failed.
struct SystemError final : OutputError {
    /// `what`: the file, as the user knows it; `error`: a value of errno.
    SystemError(const std::string& what, int error);

    std::string subject;  ///< `what`
    int number;           ///< `error`
};

/// A file that exists and may not be replaced.
struct ExistsError : OutputError {
    explicit ExistsError(std::string existing);

    std::string path;
};

/// Whether the file system, or the system, cannot do what was asked, so that another way is worth trying.
bool is_unsupported(int error);

/// Gives the result of a system call, or throws SystemError(what, errno) when it is negative.
template <typename Result>
Result checked(Result result, const std::string& what) {
    if (result < 0)
        throw SystemError(what, errno);
    return result;
}

}  // namespace queenreel
