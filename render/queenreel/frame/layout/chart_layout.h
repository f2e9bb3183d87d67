#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/chart.h"
#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Positions of all parts of a chart, in pixels. Everything is inside the picture, and texts do not overlap.
struct ChartLayout {
    /// A color of the theme.
    enum class Ink : std::uint8_t { text, quiet, accent };

    /// Tells screen readers what a text is.
    enum class Role : std::uint8_t { title, caption, figure, source };

    struct Text {
        std::string text;
        Rect box{};
        double em = 0;
        Ink ink = Ink::text;
        int hue = -1;  ///< replaces the ink, as Chart::Line::hue
        bool bold = false;
        bool right = false;     ///< aligned with the right edge of its box
        bool centered = false;  ///< centered in its box
        Role role = Role::figure;
    };

    /// A straight line: of an axis, a tick, or from a point to its label.
    struct Stroke {
        Point from{};
        Point to{};
        bool leads = false;  ///< whether it leads to a label
    };

    /// The shown points of a line; each gap begins another run.
    struct Curve {
        std::vector<std::vector<Point>> runs{};
        std::size_t number = 0;  ///< index of its line in the plot, which determines its marks and ink
        Ink ink = Ink::accent;
        int hue = -1;  ///< replaces the ink
    };

    struct Bar {
        Rect place{};
        int hue = -1;  ///< replaces the accent
    };

    double em = 0;  ///< size of most letters, the unit for strokes and marks
    std::vector<Text> texts{};
    std::vector<Stroke> strokes{};
    std::vector<Curve> curves{};
    std::vector<Bar> bars{};
    std::vector<Rect> maps{};  ///< the panel of each
};

/// The layout in a picture of this size, with letters of about a fortieth of its width and height, smaller if
/// there is no room; plots are side by side or one below the other, whichever keeps letters larger. Throws
/// SpecError if there is no room with letters of half that size, or of 2.5 pixels.
ChartLayout lay_out_chart(const Chart& chart, int width, int height, const TextWidth& text_width);

}  // namespace queenreel
