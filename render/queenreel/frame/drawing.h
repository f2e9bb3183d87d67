#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/color.h"

namespace queenreel {

/// A path that is filled or stroked. Points are in units of the drawing's longer side, from the top left.
struct DrawnPath {
    std::string steps;           ///< m: move, l: line, c: curve, h: close, in order
    std::vector<double> points;  ///< x and y of each step's points: one for m and l, three for c, none for h
    Color color;
    bool even_odd = false;  ///< the fill rule

    /// Present if the path is stroked rather than filled. The pen is a circle of diameter `width` under the
    /// linear map xx, yx, xy, yy into the drawing.
    struct Stroke {
        enum class Cap : std::uint8_t { butt, round, square };
        enum class Join : std::uint8_t { miter, round, bevel };

        std::array<double, 4> pen{1, 0, 0, 1};
        double width = 1;
        Cap cap = Cap::butt;
        Join join = Join::miter;
        double miter_limit = 10;
        std::vector<double> dashes{};
        double dash_offset = 0;

        friend bool operator==(const Stroke&, const Stroke&) = default;
    };
    bool stroked = false;
    Stroke stroke{};

    friend bool operator==(const DrawnPath&, const DrawnPath&) = default;
};

/// A user's drawing, for a queen or for a corner: paths in painting order, or pixels if paths cannot
/// represent it.
struct Drawing {
    double width = 1;  ///< in units of the longer side
    double height = 1;
    std::vector<DrawnPath> paths{};

    // 0xAARRGGBB, premultiplied by alpha, row by row from the top left; empty if there are paths.
    int pixel_width = 0;
    int pixel_height = 0;
    std::vector<std::uint32_t> pixels{};

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

}  // namespace queenreel
