#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// A length with at most two decimals, the visible precision.
std::string svg_number(double length);

/// A pen as a linear map: xx, yx, xy, yy.
struct PenMap {
    std::array<double, 4> by{1, 0, 0, 1};

    double determinant() const { return by[0] * by[3] - by[1] * by[2]; }

    /// The factor by which lengths grow; the mean if the map is not round.
    double scale() const;

    /// Returns true if circles stay circles.
    bool is_round() const;

    std::pair<double, double> undone(double x, double y) const {
        return {(by[3] * x - by[2] * y) / determinant(), (by[0] * y - by[1] * x) / determinant()};
    }
};

/// The attribute d of a path in the coordinates before `pen`, with axis-parallel lines as H and V.
std::string svg_path_data(std::string_view steps, const std::vector<double>& points, const PenMap& pen = {});

/// The attributes of a stroke, except those with SVG's default value. `unit`: that of its lengths.
std::string svg_pen_attributes(const DrawnPath::Stroke& stroke, double unit);

}  // namespace queenreel
