#pragma once

#include <cairo.h>

#include <vector>

#include "frame/layout.h"
#include "frame/panel.h"
#include "frame/theme.h"
#include "paint/board_painter.h"

namespace queenreel {

/// Where a panel is drawn, and with what.
struct PanelSpace {
    const PanelPlace& place;
    double em;  ///< font size in pixels
    const Theme& theme;
};

// Each panel's painter is one file, panel_<kind>.cpp, with two functions: one draws the panel into
// place.body, on the background, and skips what is clipped; the other gives the rectangles in which two
// values of it may differ. They throw PaintError for text that is not UTF-8.

void draw(cairo_t* context, const CodePanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const StackPanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const CountersPanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const TreePanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const ChartPanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const TablesPanel& panel, const PanelSpace& space);
void draw(cairo_t* context, const BarsPanel& panel, const PanelSpace& space);

std::vector<Rect> changed_parts(const CodePanel& before, const CodePanel& now, const PanelSpace& space);
std::vector<Rect> changed_parts(const StackPanel& before, const StackPanel& now, const PanelSpace& space);
std::vector<Rect> changed_parts(const CountersPanel& before, const CountersPanel& now,
                                const PanelSpace& space);
std::vector<Rect> changed_parts(const TreePanel& before, const TreePanel& now, const PanelSpace& space);
std::vector<Rect> changed_parts(const ChartPanel& before, const ChartPanel& now, const PanelSpace& space);
std::vector<Rect> changed_parts(const TablesPanel& before, const TablesPanel& now, const PanelSpace& space);
std::vector<Rect> changed_parts(const BarsPanel& before, const BarsPanel& now, const PanelSpace& space);

// Small boards are kept as stamps or sprites by who draws them: their painter has its own signature.

/// The painter of the small boards of a slot, each to be drawn with its top left corner at (0, 0).
BoardPainter small_board_painter(const PanelPlace& place, double em, const Theme& theme,
                                 const PieceSet& piece, BoardPainter::Stamps stamps);

/// Draws the labels, notes and frames of the boards.
void draw(cairo_t* context, const BoardsPanel& panel, const PanelSpace& space);

/// The parts in which the labels, notes and frames of the boards differ.
std::vector<Rect> changed_parts(const BoardsPanel& before, const BoardsPanel& now, const PanelSpace& space);

}  // namespace queenreel
