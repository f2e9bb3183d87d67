#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "queenreel/verify/read/source.h"

namespace queenreel::judge {

using Bytes = std::span<const std::uint8_t>;

/// Reads numbers from bytes in order. Reading past the end throws UnreadableError, `cut short: …`.
class ByteReader {
  public:
    explicit ByteReader(Bytes bytes) : bytes_(bytes) {}

    std::size_t position() const { return position_; }
    std::size_t left() const { return bytes_.size() - position_; }

    Bytes take(std::size_t count) {
        if (count > left())
            throw UnreadableError("cut short: it ends after " + std::to_string(bytes_.size()) +
                                  " bytes, in the middle");
        position_ += count;
        return bytes_.subspan(position_ - count, count);
    }

    /// Reads a big-endian number of four bytes.
    std::uint32_t big32() {
        const Bytes four = take(4);
        return std::uint32_t{four[0]} << 24 | std::uint32_t{four[1]} << 16 | std::uint32_t{four[2]} << 8 |
               four[3];
    }

  private:
    Bytes bytes_;
    std::size_t position_ = 0;
};

}  // namespace queenreel::judge
