#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace queenreel {

/// A rectangle in pixels, from the top left.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    int right() const { return x + width; }    ///< the first column to its right
    int bottom() const { return y + height; }  ///< the first row below it
    bool is_empty() const { return width <= 0 || height <= 0; }

    /// The smallest rectangle around this one and another, even an empty one.
    Rect united(const Rect& other) const {
        const int left = std::min(x, other.x);
        const int top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left, std::max(bottom(), other.bottom()) - top};
    }

    /// The intersection of this one and another; if there is none, an empty rectangle, perhaps with negative
    /// sides.
    Rect intersected(const Rect& other) const {
        const int left = std::max(x, other.x);
        const int top = std::max(y, other.y);
        return {left, top, std::min(right(), other.right()) - left, std::min(bottom(), other.bottom()) - top};
    }

    /// This one, seen in a mirror between the left and right sides of another.
    Rect mirrored(const Rect& within) const {
        return {within.x + within.right() - right(), y, width, height};
    }

    friend bool operator==(const Rect&, const Rect&) = default;
};

/// The smallest rectangle around all of `rects`, which must not be empty.
inline Rect united(std::span<const Rect> rects) {
    Rect all = rects.front();
    for (const Rect& rect : rects)
        all = all.united(rect);
    return all;
}

/// A position in pixels, from the top left.
struct Point {
    double x;
    double y;
};

/// A length or position rounded to whole pixels.
inline int rounded(double pixels) {
    return static_cast<int>(std::lround(pixels));
}

}  // namespace queenreel
