#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>

namespace queenreel {

/// Output that could not be written. The message is `what: why; what to do` in one line.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Where bytes of one file go. Every call that fails throws OutputError, then and at every later call.
class ByteStream {
  public:
    virtual ~ByteStream() = default;

    /// Writes all of `bytes` at the current position.
    virtual void write(std::span<const std::byte> bytes) = 0;

    /// Moves the current position, in bytes from the start. Films are always given a stream that can.
    virtual void seek(std::int64_t position) = 0;

    /// Reads back at `position` without moving the current one; gives how many bytes, 0 at the end.
    virtual std::size_t read(std::int64_t position, std::span<std::byte> bytes) = 0;

    /// The bytes written so far, to the farthest position.
    virtual std::int64_t size() const = 0;
};

}  // namespace queenreel
