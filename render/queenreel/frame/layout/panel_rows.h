#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Panels in rows one below the other; a row has cells side by side, and a cell has panels one below the
/// other. Panels are elements of their demands.
struct PanelRows {
    using Cell = std::vector<std::size_t>;
    using Row = std::vector<Cell>;

    std::vector<Row> rows;
};

/// All ways to have `panels` in rows and cells, in their order. Of more than five, cells have one panel each.
std::vector<PanelRows> all_panel_rows(const std::vector<std::size_t>& panels);

/// What panels in rows need of a room, measured once for rooms of all sizes.
class NeededRoom {
  public:
    NeededRoom(const PanelRows& panels, std::span<const PanelDemand> demands);

    /// The greatest font size, in pixels, with which the panels fit into `room`, `gap` pixels apart; 0 or
    /// less where none does.
    double max_em(const Rect& room, int gap) const;

    /// The width, in pixels, that they need with a font size.
    double width(double em, int gap) const;

  private:
    // So many em and, between panels, so many gaps.
    struct Length {
        double em = 0;
        double gaps = 0;
    };

    Length height_;
    std::vector<Length> widths_;  // of each row
};

/// A panel, and the rectangle it has.
struct PlacedPanel {
    std::size_t panel = 0;
    Rect place{};
};

/// The rectangles of all panels with that font size. Together they fill the room: what is left goes to the
/// panels that grow; where none does, to the last of a row, of a cell, and of all rows.
std::vector<PlacedPanel> place_panels(const PanelRows& panels, std::span<const PanelDemand> demands,
                                      const Rect& room, int gap, double em);

}  // namespace queenreel
