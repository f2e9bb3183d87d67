#pragma once

#include <cstdint>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// A part of a picture, in pixels; excludes its right and bottom ends.
struct Part {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    std::int64_t area() const { return std::int64_t{right - left} * (bottom - top); }
};

/// Returns true if two pictures have the same bytes, and so the same shades, in a part that is inside both.
/// Compares whole rows, which is many times faster than comparing pixels. Returns false if the pictures
/// arrange their bytes in different ways.
bool have_same_bytes(const Picture& one, const Picture& other, const Part& part);

}  // namespace queenreel::judge
