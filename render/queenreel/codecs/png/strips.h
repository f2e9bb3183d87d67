#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "queenreel/codecs/png/deflater.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Bits a pixel of a PNG with that many colors: 1, 2, 4 or 8.
int bits_per_pixel(std::size_t colors);

/// Codes pictures as the image data of PNG files, in strips of rows. A strip is deflated by itself, as small
/// as zlib can make it, and kept with its rows, so that where the same rows come again they need only be
/// compared. A strip ends where a row is unlike the one above, as between the ranks of a board: the 92 boards
/// of 8 queens have 66 different strips, not 920.
class PngStrips {
  public:
    /// The content of the IDAT chunk of `picture`: a zlib stream, RFC 1950. Throws OutputError without
    /// memory.
    std::string code(const Picture& picture);

  private:
    struct Strip {
        std::string deflated;
        std::uint32_t sum = 1;  // of its rows, Adler-32
    };

    const Strip& strip(const std::string& rows);

    Deflater deflater_{Deflater::Result::blocks, "png"};
    std::unordered_map<std::string, Strip> known_;  // by their rows
    std::size_t known_bytes_ = 0;
};

}  // namespace queenreel
