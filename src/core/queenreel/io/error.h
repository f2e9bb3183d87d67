#pragma once

#include <cerrno>
#include <stdexcept>
#include <string>

namespace queenreel {

/// An output that could not be written. what() is one line, `what: why; what to do`, that does not mention
/// the calling program. Errors for which a program may know a better remedy have their own types.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A failed system call.
struct SystemError final : OutputError {
    /// `what`: the file, as the user named it; `error`: an errno value.
    SystemError(const std::string& what, int error);

    std::string subject;  ///< `what`
    int number;           ///< `error`
};

/// A file that already exists and must not be replaced.
struct ExistsError : OutputError {
    explicit ExistsError(std::string existing);

    std::string path;
};

/// Returns true if the errno value means that the file system or the kernel lacks the operation, so that
/// another way is worth trying.
bool is_unsupported(int error);

/// Returns the result of a system call, or throws SystemError(what, errno) if it is negative.
template <typename Result>
Result checked(Result result, const std::string& what) {
    if (result < 0)
        throw SystemError(what, errno);
    return result;
}

}  // namespace queenreel
