#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/color.h"

namespace queenreel {

/// A path that is filled or drawn along. Points are in shares of the longer side of its drawing, from the top
/// left.
struct DrawnPath {
    std::string steps;           ///< m: move, l: line, c: curve, h: close, in order
    std::vector<double> points;  ///< x and y of each step's points: one of m and l, three of c, none of h
    Color color;
    bool even_odd = false;  ///< which way it is filled

    /// Of a line along the path; not of one that is filled. The pen is a circle of `width` under a linear
    /// map, xx, yx, xy, yy, into the drawing.
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

/// A drawing of somebody's own, in place of a queen or in a corner: paths one over the other, or, where it
/// has what no path can be, pixels.
struct Drawing {
    double width = 1;  ///< in shares of the longer side
    double height = 1;
    std::vector<DrawnPath> paths{};

    // 0xAARRGGBB, colors multiplied by alpha, row by row from the top left; none where there are paths.
    int pixel_width = 0;
    int pixel_height = 0;
    std::vector<std::uint32_t> pixels{};

    friend bool operator==(const Drawing&, const Drawing&) = default;
};

}  // namespace queenreel
