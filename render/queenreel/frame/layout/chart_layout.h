#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/chart.h"
#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Where everything of a chart lies, in pixels. Nothing lies outside the picture, and no text on another.
struct ChartLayout {
    /// A color of the theme.
    enum class Ink : std::uint8_t { text, quiet, accent };

    struct Text {
        std::string text;
        Rect box{};
        double em = 0;
        Ink ink = Ink::text;
        int hue = -1;  ///< in place of the ink, as Chart::Line::hue
        bool bold = false;
        bool right = false;     ///< it ends at the right of its box
        bool centered = false;  ///< or is in its middle
    };

    /// A straight line of an axis, a tick, or from a point to its label.
    struct Stroke {
        Point from{};
        Point to{};
        bool leads = false;  ///< to a label
    };

    /// The shown points of a line; where it is not joined, another run begins.
    struct Curve {
        std::vector<std::vector<Point>> runs{};
        std::size_t number = 0;  ///< of its line in the plot: tells its marks and ink
        Ink ink = Ink::accent;
        int hue = -1;  ///< in place of the ink
    };

    struct Bar {
        Rect place{};
        int hue = -1;  ///< in place of the accent
    };

    double em = 0;  ///< the size of most letters, by which strokes and marks are measured
    std::vector<Text> texts{};
    std::vector<Stroke> strokes{};
    std::vector<Curve> curves{};
    std::vector<Bar> bars{};
    std::vector<Rect> maps{};  ///< of each, its panel
};

/// The layout in a picture of that size, with letters of about a fortieth of its width and height, smaller
/// where that leaves no room; plots are side by side or one below the other, whichever keeps letters larger.
/// Throws SpecError where it has no room for them at half that size, or of 2.5 pixels.
ChartLayout lay_out_chart(const Chart& chart, int width, int height, const TextWidth& text_width);

}  // namespace queenreel
