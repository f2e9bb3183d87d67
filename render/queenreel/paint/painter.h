#pragma once

#include <memory>
#include <optional>
#include <string_view>
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

/// Draws frames of one look and board size to any Cairo canvas, raster or vector, with (0, 0) the picture's
/// top left corner and one unit a pixel. Move-only; one thread at a time.
class Painter {
  public:
    /// Throws PaintError for a piece set that does not exist, std::invalid_argument as lay_out().
    Painter(const Look& look, int board_size);

    const Look& look() const { return look_; }
    const Layout& layout() const { return layout_; }

    /// Throws PaintError when a frame does not match the look's scene: a board of another size, panels of
    /// other kinds, a card where there are none, or anything outside its board.
    void validate(const Frame& frame) const;

    /// Draws the whole picture. Throws PaintError: a frame that does not match the look's scene, text that is
    /// not UTF-8, a canvas in error.
    void draw(const Canvas& canvas, const Frame& frame) const;

    /// Draws what is the same in all pictures: background, border, outside coordinates,
    /// headings, logo; and the label of a row that is lit, or of none (-1).
    void draw_surroundings(const Canvas& canvas, int lit_row) const;

    /// Where the label of a row is, lit or not; empty where there is none.
    Rect row_label_place(int row) const;

    /// Draws the label of a row in its place, as it is with that row lit.
    void draw_row_label(const Canvas& canvas, int row, int lit_row) const;

    /// Draws the heading of a panel inside PanelPlace::title. Throws as draw_caption.
    void draw_heading(const Canvas& canvas, const PanelPlace& place) const;

    /// Draws the text of the caption inside Layout::caption. Throws PaintError for text that is not UTF-8.
    void draw_caption(const Canvas& canvas, const Frame& frame) const;

    /// Draws a panel inside its place's body, but for the squares of small boards. Throws as draw_caption.
    void draw_panel(const Canvas& canvas, const Panel& panel, const PanelPlace& place) const;

    /// The rectangles, inside the body, in which two values of a panel may differ as draw_panel draws them.
    std::vector<Rect> changed_parts(const Panel& before, const Panel& now, const PanelPlace& place) const;

    /// A painter of a card, which must outlive it, in place of the whole picture.
    CardPainter card_painter(const Card& card) const;

    /// A painter of a chart, which must outlive it, in place of the whole picture. Throws
    /// std::invalid_argument where it has no room for it, PaintError for one that has nothing to show.
    ChartPainter chart_painter(const Chart& chart) const;

    /// A painter of a page of boards, which must outlive it, in place of the whole picture. Throws
    /// std::invalid_argument where it has no room for them.
    SheetPainter sheet_painter(const Sheet& sheet, Stamp::Kept stamps) const;

    /// A painter of the board, and one of the small boards in a panel's place.
    BoardPainter board_painter(Stamp::Kept stamps) const;
    BoardPainter small_board_painter(const PanelPlace& place, Stamp::Kept stamps) const;

  private:
    void draw_panels(const Canvas& canvas, const Frame& frame) const;

    Look look_;
    Layout layout_;
    PieceSet piece_;
    BoardPainter board_;
    std::vector<std::optional<BoardPainter>>
        small_boards_;  // one for each of the layout's panels that has them
};

}  // namespace queenreel
