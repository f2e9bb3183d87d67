#pragma once

#include <chrono>
#include <cstddef>
#include <functional>

#include "verify/read/bytes.h"

namespace queenreel::judge {

/// A picture of a GIF as its blocks tell it: all bytes since the picture before, which is what a decoder
/// takes.
struct GifPicture {
    Bytes bytes;
    std::chrono::microseconds delay{0};  ///< whole centiseconds
};

/// Walks the blocks of a GIF (GIF89a specification, 1990) and gives each picture to `take`. Each picture's
/// LZW data has been followed to its end. Throws UnreadableError: cut short, damaged, too large, without a
/// trailer.
void walk_gif(Bytes bytes, const std::function<void(const GifPicture&)>& take);

}  // namespace queenreel::judge
