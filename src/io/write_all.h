#pragma once

#include <cerrno>
#include <cstddef>
#include <span>
#include <string>

#include "io/system_error.h"

namespace queenreel {

/// Hands all of `bytes` to `write`, which writes some of them and gives how many, or -1 and errno: again
/// after a short write or a signal. Throws OutputError about `name`.
template <typename Write>
void write_all(std::span<const std::byte> bytes, const std::string& name, Write write) {
    while (!bytes.empty()) {
        const auto count = write(bytes);
        if (count < 0 && errno == EINTR)
            continue;
        if (count == 0)
            throw system_error(name, EIO);
        bytes = bytes.subspan(static_cast<std::size_t>(checked(count, name)));
    }
}

}  // namespace queenreel
