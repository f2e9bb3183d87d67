#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "io/descriptor.h"

namespace queenreel {

/// The bytes of a file, to be read as often as is wanted.
class Input {
  public:
    /// Opens the file `path`; `-` is standard input. What is no regular file is first copied into a temporary
    /// file without a name, in $TMPDIR or /tmp. Bytes that come to a file later are left out. Throws
    /// TraceError.
    explicit Input(const std::string& path);

    /// As errors call it.
    const std::string& name() const { return name_; }

    /// Reads from `position` on; gives how many bytes, 0 at the end. Throws TraceError.
    std::size_t read(std::int64_t position, std::span<char> bytes) const;

  private:
    std::string name_;
    Descriptor file_;
    std::int64_t size_;
};

}  // namespace queenreel
