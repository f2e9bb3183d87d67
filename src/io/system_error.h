#pragma once

#include <cerrno>
#include <string>

#include "io/byte_stream.h"

namespace queenreel {

/// The error of a system call on `what`: `what: why; what to do`, from the value `error` of errno.
OutputError system_error(const std::string& what, int error);

/// That `what` exists and may not be replaced.
OutputError exists_error(const std::string& what);

/// Throws system_error(what, errno) when a system call gave a negative result; gives the result otherwise.
template <typename Result>
Result checked(Result result, const std::string& what) {
    if (result < 0)
        throw system_error(what, errno);
    return result;
}

}  // namespace queenreel
