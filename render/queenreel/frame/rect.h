#pragma once

#include <cmath>

namespace queenreel {

/// A rectangle in pixels, from the top left.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    int right() const { return x + width; }    ///< the first column beyond it
    int bottom() const { return y + height; }  ///< the first row below it

    friend bool operator==(const Rect&, const Rect&) = default;
};

/// A position in pixels, from the top left.
struct Point {
    double x;
    double y;
};

/// A length or position in whole pixels, the nearest.
inline int rounded(double pixels) {
    return static_cast<int>(std::lround(pixels));
}

}  // namespace queenreel
