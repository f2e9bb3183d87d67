#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "io/descriptor.h"

namespace queenreel {

/// The bytes of a file, which can be read any number of times.
class Input {
  public:
    /// Whether an input that begins with this line is worth copying.
    using IsWanted = bool (*)(std::string_view first_line);

    /// Opens the file `path`; `-` is standard input. Anything but a regular file is first copied into a
    /// nameless temporary file, in $TMPDIR or /tmp: up to 4 GiB, and only as far as there is a first line,
    /// blank ones apart, where that is not wanted. Bytes added to a file later are left out. Throws
    /// TraceError.
    explicit Input(const std::string& path, IsWanted is_wanted = [](std::string_view) { return true; });

    /// The name that errors use.
    const std::string& name() const { return name_; }

    /// Reads from `position` on; gives how many bytes, 0 at the end. Throws TraceError.
    std::size_t read(std::int64_t position, std::span<char> bytes) const;

  private:
    std::string name_;
    Descriptor file_;
    std::int64_t size_;
};

}  // namespace queenreel
