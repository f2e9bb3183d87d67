#pragma once

#include <array>
#include <cstdint>

#include "queenreel/io/stream.h"

namespace queenreel {

/// The planes of a picture in 8-bit 4:2:0: luma, then blue and red difference at half its resolution.
struct Planes420 {
    std::array<const std::uint8_t*, 3> rows;  ///< the first row of each
    std::array<int, 3> strides;               ///< bytes from row to row
};

/// Uncompressed frames at a constant rate in YUV4MPEG2, which mjpegtools and FFmpeg exchange through pipes.
class Y4mFile {
  public:
    /// Frames per second, as a fraction.
    struct Rate {
        int numerator;
        int denominator;
    };

    /// Writes the header. `width`, `height`: even, in pixels. `stream` must outlive the file. Throws
    /// OutputError, as all functions do.
    Y4mFile(int width, int height, Rate rate, ByteStream& stream);

    /// Adds a picture, `frames` times.
    void write(const Planes420& picture, std::int64_t frames);

  private:
    ByteStream& stream_;
    int width_;
    int height_;
};

}  // namespace queenreel
