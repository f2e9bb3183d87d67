#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/card_painter.h"
#include "queenreel/paint/chart_painter.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/sheet_painter.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// Draws frames of one look and board size on any canvas, raster or vector. (0, 0) is the picture's top left
/// corner, and one unit is a pixel. Move-only; one thread at a time.
class Painter {
  public:
    /// Throws PaintError for an unknown piece set, std::invalid_argument as lay_out().
    Painter(const Look& look, int board_size);

    const Look& look() const { return look_; }
    const Layout& layout() const { return layout_; }

    /// Throws PaintError if a frame does not match the look's scene: a board of another size, panels of other
    /// kinds, a card where there are none, or anything outside its board.
    void validate(const Frame& frame) const;

    /// Draws the whole picture. Throws PaintError for a frame that does not match the look's scene, text that
    /// is not UTF-8, or a canvas in an error state.
    void draw(const Canvas& canvas, const Frame& frame) const;

    /// Draws what all pictures share: background, border, outside coordinates, headings, logo; with the label
    /// of `lit_row` lit, -1 for none.
    void draw_surroundings(const Canvas& canvas, int lit_row) const;

    /// The place of a row's label, lit or not; empty if there is none.
    Rect row_label_place(int row) const;

    /// Draws a row's label in its place, given the lit row.
    void draw_row_label(const Canvas& canvas, int row, int lit_row) const;

    /// Draws a panel's heading inside PanelPlace::title. Throws as draw_caption().
    void draw_heading(const Canvas& canvas, const PanelPlace& place) const;

    /// Draws the caption inside Layout::caption. Throws PaintError for text that is not UTF-8.
    void draw_caption(const Canvas& canvas, const Frame& frame) const;

    /// Draws a panel inside its place's body, except the squares of small boards. Throws as draw_caption().
    void draw_panel(const Canvas& canvas, const Panel& panel, const PanelPlace& place) const;

    /// The rectangles, inside the body, where draw_panel() may draw two values of a panel differently.
    std::vector<Rect> changed_parts(const Panel& before, const Panel& now, const PanelPlace& place) const;

    /// Painters for content that replaces the whole picture; it must outlive them. A chart and a sheet throw
    /// std::invalid_argument if they do not fit, an empty chart PaintError.
    CardPainter page_painter(const Card& card, Stamp::Kept stamps) const;
    ChartPainter page_painter(const Chart& chart, Stamp::Kept stamps) const;
    SheetPainter page_painter(const Sheet& sheet, Stamp::Kept stamps) const;

    /// Painters for the board and for the small boards in a panel's place.
    BoardPainter board_painter(Stamp::Kept stamps) const;
    BoardPainter small_board_painter(const PanelPlace& place, Stamp::Kept stamps) const;

  private:
    void require_scene(const Frame& frame) const;
    void draw_scene(const Canvas& canvas, const Frame& frame) const;
    void draw_chapter(const Canvas& canvas, const Frame& frame) const;
    void begin_board(const Canvas& canvas) const;
    void begin_panel(const Canvas& canvas, const PanelPlace& place, const std::string& words) const;
    void draw_panels(const Canvas& canvas, const Frame& frame) const;

    Look look_;
    Layout layout_;
    PieceSet piece_;
    BoardPainter board_;
    std::vector<std::optional<BoardPainter>>
        small_boards_;  // one for each of the layout's panels that has them
};

}  // namespace queenreel
