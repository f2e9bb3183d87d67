#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string>

#include "queenreel/io/error.h"

namespace queenreel {

/// Where the bytes of one file go. A call that fails throws OutputError, and so does every later one.
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

/// A ByteStream with an end: what was written arrives whole, or not at all.
class OutputStream : public ByteStream {
  public:
    /// Does all that may fail for want of room: what was written is whole and synced, and not yet under its
    /// final name. What takes bytes as they come, as a pipe does, has them all. Throws OutputError.
    virtual void prepare() = 0;

    /// Gives what is prepared its final name. Throws OutputError.
    virtual void publish() = 0;

    /// Syncs the name, too; the last call. Throws OutputError: the file is there then, and whole.
    virtual void settle() {}

    /// All of them, where no other file must wait for this one.
    void complete() {
        prepare();
        publish();
        settle();
    }
};

/// Bytes that a C library hands over in its callbacks, which no exception may cross. They go on to a
/// ByteStream outside the library's calls.
class CollectedBytes {
  public:
    /// False when memory for them runs out.
    bool append(const unsigned char* bytes, std::size_t size) noexcept {
        try {
            text_.append(reinterpret_cast<const char*>(bytes), size);
            return true;
        } catch (const std::bad_alloc&) {
            return false;
        }
    }

    const std::string& text() const { return text_; }
    std::span<const std::byte> bytes() const { return std::as_bytes(std::span(text_)); }
    std::span<std::byte> bytes() { return std::as_writable_bytes(std::span(text_)); }
    void clear() { text_.clear(); }

  private:
    std::string text_;
};

}  // namespace queenreel
