#pragma once

#include <vector>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"

namespace queenreel {

/// The place of a panel, and what to draw it with.
struct PanelSpace {
    const PanelPlace& place;
    double em;  ///< font size in pixels
    const Theme& theme;
    const PieceSet& piece = pieces().front();
};

/// The functions that paint panels of one kind. Every function throws PaintError for text that is not UTF-8.
template <typename Kind>
struct PanelPainter {
    /// Draws the panel into place.body, on the background, and skips what is clipped.
    void (*draw)(const Canvas& canvas, const Kind& panel, const PanelSpace& space);

    /// The rectangles where two values of the panel may be drawn differently; without a function of its own,
    /// the whole panel.
    std::vector<Rect> (*changed_parts)(const Kind& before, const Kind& now, const PanelSpace& space) =
        [](const Kind&, const Kind&, const PanelSpace& space) { return std::vector{space.place.body}; };

    /// Throws PaintError for a value that cannot be drawn in its slot.
    void (*validate)(const Kind& panel, const PanelSlot& slot) = [](const Kind&, const PanelSlot&) {};
};

// One row for each alternative of Panel, defined in the file of its name. Painter visits them, so a panel
// without a row does not compile.
PanelPainter<CodePanel> painter_of(const CodePanel& panel);
PanelPainter<StackPanel> painter_of(const StackPanel& panel);
PanelPainter<CountersPanel> painter_of(const CountersPanel& panel);
PanelPainter<TreePanel> painter_of(const TreePanel& panel);
PanelPainter<ChartPanel> painter_of(const ChartPanel& panel);
PanelPainter<BoardsPanel> painter_of(const BoardsPanel& panel);
PanelPainter<BarsPanel> painter_of(const BarsPanel& panel);
PanelPainter<StatePanel> painter_of(const StatePanel& panel);
PanelPainter<LegendPanel> painter_of(const LegendPanel& panel);
PanelPainter<MapPanel> painter_of(const MapPanel& panel);

}  // namespace queenreel
