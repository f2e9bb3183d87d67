#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/io/error.h"

namespace queenreel {

/// The destination of one file's bytes. A failed call throws OutputError, and so does every later one.
class ByteStream {
  public:
    virtual ~ByteStream() = default;

    /// Writes all of `bytes` at the current position.
    virtual void write(std::span<const std::byte> bytes) = 0;
    void write_text(std::string_view text) { write(std::as_bytes(std::span(text))); }

    /// Moves the current position to `position` bytes from the start. The stream of a film always supports
    /// this.
    virtual void seek(std::int64_t position) = 0;

    /// Reads written bytes at `position` without moving the current position; returns their number, 0 at the
    /// end.
    virtual std::size_t read(std::int64_t position, std::span<std::byte> bytes) = 0;

    /// The size in bytes: the farthest position written.
    virtual std::int64_t size() const = 0;
};

/// A ByteStream that can be completed: its bytes arrive as a whole, or not at all.
class OutputStream : public ByteStream {
  public:
    /// Does everything that may fail for lack of space: afterward the bytes are complete and synced, but not
    /// yet under the final name; a sequential stream, such as a pipe, has passed them all on. Throws
    /// OutputError.
    virtual void prepare() = 0;

    /// Gives the prepared file its final name. Throws OutputError.
    virtual void publish() = 0;

    /// Syncs the name as well; the last call. Throws OutputError, in which case the file still exists and is
    /// complete.
    virtual void settle() {}

    /// Does all three steps, for a file that does not wait for others.
    void complete() {
        prepare();
        publish();
        settle();
    }
};

/// Collects bytes from a C library's callbacks, which no exception may cross, to be passed on to a ByteStream
/// outside the library's calls.
class CollectedBytes {
  public:
    /// Appends the bytes; returns false if memory runs out.
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
