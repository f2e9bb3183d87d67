#pragma once

#include <array>
#include <optional>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// The lines that show how a board was mirrored or turned. Films and pages draw the same. Lengths are in
/// pixels; points are relative to the board's top left corner.
struct GuideShape {
    /// The axis of a reflection.
    struct AxisLine {
        Point from;
        Point to;
        double dash;  ///< length of its dashes and gaps, beginning with half a dash; 0: a solid line
    };

    /// The arc of a turn, from the top around the board's center. It ends in an arrowhead.
    struct Arc {
        Point middle;
        double radius;
        double angle;  ///< at the end of the line, from the top, in radians; negative: counterclockwise
        bool is_seen;  ///< whether the arrowhead leaves anything of the line
        std::array<Point, 3> head;
        double point;  ///< the arrowhead's length
        double dot;    ///< radius of the dot in the center; 0 for none
    };

    double line = 0;  ///< width
    std::optional<AxisLine> axis{};
    std::optional<Arc> arc{};
};

/// The guide of a board whose squares have sides of `square` pixels; without axis and arc if it has none.
GuideShape guide_shape(const BoardPanel& board, int square);

}  // namespace queenreel
