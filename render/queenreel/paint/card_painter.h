#pragma once

#include <optional>

#include "queenreel/frame/card.h"
#include "queenreel/frame/layout/card/card_layout.h"
#include "queenreel/frame/look.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"

namespace queenreel {

/// Throws PaintError for a card whose boards cannot be drawn: cells are missing, small boards differ in size,
/// or something is outside its board.
void require_card(const Card& card);

/// Draws one card any number of times; it is laid out once. Must not outlive the card.
class CardPainter {
  public:
    /// `look` defines the picture's size and theme. Throws PaintError for text that is not UTF-8.
    CardPainter(const Card& card, const Look& look, const PieceSet& piece);

    const CardLayout& layout() const { return layout_; }

    /// Draws the whole picture with its top left corner at (0, 0).
    void draw(const Canvas& canvas) const;

  private:
    void begin_figure(const Canvas& canvas) const;
    void draw_boards(const Canvas& canvas) const;
    void draw_rays(const Canvas& canvas) const;
    void draw_texts(const Canvas& canvas) const;
    void draw_tree(const Canvas& canvas) const;

    const Card& card_;
    Look look_;
    CardLayout layout_;
    std::optional<BoardPainter> board_;  // for all boards, each at (0, 0)
};

}  // namespace queenreel
