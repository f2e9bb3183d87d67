#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/io/stream.h"

namespace queenreel {

/// A stream into memory. Throws std::bad_alloc if memory runs out, and nothing else.
class MemoryStream : public ByteStream {
  public:
    void write(std::span<const std::byte> bytes) override {
        const std::size_t end = position_ + bytes.size();
        bytes_.resize(std::max(bytes_.size(), end));
        std::ranges::copy(bytes, bytes_.begin() + static_cast<std::ptrdiff_t>(position_));
        position_ = end;
    }

    void seek(std::int64_t position) override { position_ = static_cast<std::size_t>(position); }

    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override {
        const std::size_t start = std::min(static_cast<std::size_t>(position), bytes_.size());
        const std::size_t count = std::min(bytes.size(), bytes_.size() - start);
        std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(start), count, bytes.begin());
        return count;
    }

    std::int64_t size() const override { return static_cast<std::int64_t>(bytes_.size()); }

    /// All bytes written: a view, valid until the next write, and a copy.
    const std::vector<std::byte>& bytes() const { return bytes_; }
    std::string text() const { return {reinterpret_cast<const char*>(bytes_.data()), bytes_.size()}; }

  private:
    std::vector<std::byte> bytes_;
    std::size_t position_ = 0;
};

}  // namespace queenreel
