#pragma once

#include <cstddef>
#include <new>
#include <span>
#include <string>

namespace queenreel {

/// Bytes that a C library hands over in its callbacks, which no exception may cross. They go on to a
/// ByteStream outside of the library's calls.
class CollectedBytes {
  public:
    /// False without memory for them.
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
    void clear() { text_.clear(); }

  private:
    std::string text_;
};

}  // namespace queenreel
