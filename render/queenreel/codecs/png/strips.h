#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "queenreel/codecs/png/deflater.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Bits per pixel of a PNG with this many colors: 1, 2, 4 or 8.
int bits_per_pixel(std::size_t colors);

/// Encodes pictures as the image data of PNG files, in strips of rows. Each strip is deflated by itself, as
/// small as zlib can, and cached by its rows: when the same rows recur, they need only be compared. A strip
/// ends where a row is unlike the one above, as between the ranks of a board: the 92 boards of 8 queens have
/// 66 different strips instead of 920.
class PngStrips {
  public:
    /// The content of a picture's IDAT chunk: a zlib stream, RFC 1950. Throws OutputError if memory runs out.
    std::string code(const Picture& picture);

  private:
    struct Strip {
        std::string deflated;
        std::uint32_t sum = 1;  // Adler-32 of its rows
    };

    const Strip& strip(const std::string& rows);

    Deflater deflater_{Deflater::Result::blocks, "png"};
    std::unordered_map<std::string, Strip> known_;  // by their rows
    std::size_t known_bytes_ = 0;
};

}  // namespace queenreel
