#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/layout/board_area.h"
#include "queenreel/frame/layout/panel_rows.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// How panels lie beside the board, and how good that is.
struct Arrangement {
    BoardArea area{};
    PanelSides sides = PanelSides::none;
    PanelRows right{};
    PanelRows below{};
    std::vector<PanelDemand> demands{};
    double em = 0;          ///< font size in pixels
    bool readable = false;  ///< whether that is the default size of panels or more
    double score = 0;
};

/// The best arrangement of panels on boards of all sizes; nothing where letters would have less than 7 pixels
/// in all of them.
std::optional<Arrangement> best_arrangement(const Look& look, int board_size,
                                            const std::vector<PanelSlot>& panels, Spacing spacing);

/// Where the panels of an arrangement lie, in their order.
std::vector<Rect> places_of(const Look& look, const Arrangement& arrangement);

}  // namespace queenreel
