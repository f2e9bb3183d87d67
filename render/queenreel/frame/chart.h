#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"

namespace queenreel {

/// A diagram of numbers on log scales, or of searches, as a picture. All text is UTF-8, without line breaks.
struct Chart {
    struct Point {
        double x = 0;
        double y = 1;         ///< above 0
        std::string value{};  ///< shown below the line's name if this is its last point; empty for none

        friend bool operator==(const Point&, const Point&) = default;
    };

    /// Points from left to right. Those whose x differ by 1 are joined; wider gaps stay open.
    struct Line {
        std::string name;
        std::vector<Point> points{};
        int hue = -1;  ///< its own color, as StatePanel::Cell::hue; -1: one of the theme's

        friend bool operator==(const Line&, const Line&) = default;
    };

    enum class Scale : std::uint8_t { log, linear };

    /// The quantity on a scale.
    enum class Unit : std::uint8_t { number, seconds };

    /// Lines on one pair of axes.
    struct Plot {
        std::string title;  ///< names the quantity of its scale
        Unit unit = Unit::number;
        std::vector<Line> lines{};

        friend bool operator==(const Plot&, const Plot&) = default;
    };

    /// A bar of `length`: on a log scale from 1, where smaller values have no bar, or on a linear scale from
    /// 0.
    struct Bar {
        std::string name;
        double length = 1;
        std::string value;  ///< shown after its end
        int hue = -1;       ///< as Line::hue

        friend bool operator==(const Bar&, const Bar&) = default;
    };

    /// A search's map, with its name and numbers above it.
    struct Map {
        std::string name;
        std::string totals;
        MapPanel panel{};

        friend bool operator==(const Map&, const Map&) = default;
    };

    std::string title{};
    std::string caption{};      ///< below the title; empty for none
    std::string source{};       ///< the origin of the numbers, shown at the bottom
    std::string axis{};         ///< the quantity on the horizontal axis
    std::vector<Plot> plots{};  ///< over the same x; each has points
    std::vector<Bar> bars{};    ///< instead of plots
    Scale bar_scale = Scale::log;
    std::string group{","};   ///< between groups of three digits on the axes
    std::vector<Map> maps{};  ///< instead of plots and bars, one below the other

    /// The number of x values, from the left, or of bars shown; axes and everything else are laid out for
    /// all.
    std::size_t shown = std::numeric_limits<std::size_t>::max();

    friend bool operator==(const Chart&, const Chart&) = default;
};

}  // namespace queenreel
