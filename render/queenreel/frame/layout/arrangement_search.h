#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/layout/board_area.h"
#include "queenreel/frame/layout/panel_rows.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// A placement of panels beside the board, and its quality.
struct Arrangement {
    BoardArea area{};
    PanelSides sides = PanelSides::none;
    PanelRows right{};
    PanelRows below{};
    std::vector<PanelDemand> demands{};
    double em = 0;          ///< font size in pixels
    bool readable = false;  ///< whether `em` is at least the default size of panels
    double score = 0;
};

/// The best arrangement of panels over all board sizes; empty if letters would be below 7 pixels in all of
/// them.
std::optional<Arrangement> best_arrangement(const Look& look, int board_size,
                                            const std::vector<PanelSlot>& panels, Spacing spacing);

/// The rectangles of an arrangement's panels, in order.
std::vector<Rect> places_of(const Look& look, const Arrangement& arrangement);

}  // namespace queenreel
