#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"

namespace queenreel {

/// A diagram of numbers on log scales, or of searches: a picture of its own. All text is UTF-8, without line
/// breaks.
struct Chart {
    struct Point {
        double x = 0;
        double y = 1;         ///< above 0
        std::string value{};  ///< below the line's name when this is its last point; empty for none

        friend bool operator==(const Point&, const Point&) = default;
    };

    /// Points from left to right. Those one x apart are joined; a wider gap stays one.
    struct Line {
        std::string name;
        std::vector<Point> points{};
        int hue = -1;  ///< a color of its own, as StatePanel::Cell::hue; -1: one of the theme's

        friend bool operator==(const Line&, const Line&) = default;
    };

    enum class Scale : std::uint8_t { log, linear };

    /// What a scale counts.
    enum class Unit : std::uint8_t { number, seconds };

    /// Lines over one pair of axes.
    struct Plot {
        std::string title;  ///< what its scale counts
        Unit unit = Unit::number;
        std::vector<Line> lines{};

        friend bool operator==(const Plot&, const Plot&) = default;
    };

    /// A bar to `length`: on a log scale from 1, with none where it is less, or on a linear scale from 0.
    struct Bar {
        std::string name;
        double length = 1;
        std::string value;  ///< after its end
        int hue = -1;       ///< as Line::hue

        friend bool operator==(const Bar&, const Bar&) = default;
    };

    /// A search's map, its name and numbers above it.
    struct Map {
        std::string name;
        std::string totals;
        MapPanel panel{};

        friend bool operator==(const Map&, const Map&) = default;
    };

    std::string title{};
    std::string caption{};      ///< below the title; empty for none
    std::string source{};       ///< where the numbers are from, at the bottom
    std::string axis{};         ///< what the axis at the bottom counts
    std::vector<Plot> plots{};  ///< over the same x; all have points
    std::vector<Bar> bars{};    ///< in place of plots
    Scale bar_scale = Scale::log;
    std::vector<Map> maps{};  ///< in place of either, one below the other

    /// How many of the x, from the left, or of the bars are shown: axes and all else stay as for all of them.
    std::size_t shown = std::numeric_limits<std::size_t>::max();

    friend bool operator==(const Chart&, const Chart&) = default;
};

}  // namespace queenreel
