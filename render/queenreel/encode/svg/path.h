#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"
#include "queenreel/paint/display_list.h"

namespace queenreel {

/// A length with at most two decimals, as many as can be seen.
std::string svg_number(double length);

/// A pen as a change of coordinates: xx, yx, xy, yy.
struct PenMap {
    std::array<double, 4> by{1, 0, 0, 1};

    double determinant() const { return by[0] * by[3] - by[1] * by[2]; }

    /// How much longer lengths become; of a map that is not round, in the mean.
    double scale() const;

    /// Circles stay circles.
    bool is_round() const;

    std::pair<double, double> undone(double x, double y) const {
        return {(by[3] * x - by[2] * y) / determinant(), (by[0] * y - by[1] * x) / determinant()};
    }
};

/// The attribute d of a path in the coordinates before `pen`: lines along an axis as H and V.
std::string svg_path_data(std::string_view steps, const std::vector<double>& points, const PenMap& pen = {});

/// The attributes of a stroke, without those whose value is SVG's default. `unit`: of its lengths.
std::string svg_pen_attributes(const DrawnPath::Stroke& stroke, double unit);

/// The rectangle around a path and its stroke.
Box bounds_of(const DrawnPath& path);

}  // namespace queenreel
