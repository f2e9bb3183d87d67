#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Panels in rows one below the other. A row has cells side by side, and a cell has panels one below the
/// other. Panels are indices into their demands.
struct PanelRows {
    using Cell = std::vector<std::size_t>;
    using Row = std::vector<Cell>;

    std::vector<Row> rows;
};

/// All ways to divide `panels` into rows and cells, in order. With more than five panels, each cell has one.
std::vector<PanelRows> all_panel_rows(const std::vector<std::size_t>& panels);

/// The room that panels in rows need, measured once for rooms of all sizes.
class NeededRoom {
  public:
    NeededRoom(const PanelRows& panels, std::span<const PanelDemand> demands);

    /// The largest font size, in pixels, at which the panels fit into `room`, `gap` pixels apart; 0 or less
    /// if none does.
    double max_em(const Rect& room, int gap) const;

  private:
    // A number of em plus a number of gaps between panels.
    struct Length {
        double em = 0;
        double gaps = 0;
    };

    Length height_;
    std::vector<Length> widths_;  // of each row
};

/// A panel and its rectangle.
struct PlacedPanel {
    std::size_t panel = 0;
    Rect place{};
};

/// The rectangles of all panels at this font size. Together they fill the room: surplus goes to the panels
/// that grow, or else to the last of a row, of a cell, and of all rows.
std::vector<PlacedPanel> place_panels(const PanelRows& panels, std::span<const PanelDemand> demands,
                                      const Rect& room, int gap, double em);

}  // namespace queenreel
