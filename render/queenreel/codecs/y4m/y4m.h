#pragma once

#include <array>
#include <cstdint>

#include "queenreel/io/stream.h"

namespace queenreel {

/// The planes of a picture in 4:2:0 of 8 bits: luma, then blue and red difference at half its resolution.
struct Planes420 {
    std::array<const std::uint8_t*, 3> rows;  ///< the first of each
    std::array<int, 3> strides;               ///< from a row to the next, bytes
};

/// Uncompressed frames at a constant rate, YUV4MPEG2 as mjpegtools and FFmpeg exchange it through pipes.
class Y4mFile {
  public:
    /// Frames a second, as a fraction.
    struct Rate {
        int numerator;
        int denominator;
    };

    /// Writes the header. `width`, `height`: even, pixels. `stream` must outlive the file. Throws
    /// OutputError, as all calls do.
    Y4mFile(int width, int height, Rate rate, ByteStream& stream);

    /// Adds a picture, `frames` times.
    void write(const Planes420& picture, std::int64_t frames);

  private:
    ByteStream& stream_;
    int width_;
    int height_;
};

}  // namespace queenreel
