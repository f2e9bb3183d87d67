#pragma once

#include "queenreel/frame/layout/stage_board.h"

namespace queenreel {

/// The templates of a stage: where its board, caption and panels are in pictures of each shape. Each returns
/// false if something has no room. The look must outlive it.
class StageShapes : protected StageBoard {
  protected:
    static constexpr double high_board = 0.46;  ///< height of boards of high pictures, of the picture's

    using StageBoard::StageBoard;

    /// For wide pictures: panels are in a column beside the board, and the caption is across the picture.
    bool lay_out_wide();

    /// For pictures about as wide as high: large panels are beside the board; code and counters are below
    /// the caption.
    bool lay_out_square();

    /// Puts what is said and counted beside the board, and below them other panels across the picture.
    /// `foot` is their height, and `least_side` the board's least side, as a share of the shorter one.
    bool lay_out_above(int foot, double least_side);

    /// For high pictures: everything is stacked.
    bool lay_out_high();

    /// Centers the board with its caption, which has its width and one line more; panels have the height of
    /// both.
    bool lay_out_beside();

    /// Puts a row of cells below the board, as wide as it. It is no text, and may be near the edge.
    bool lay_out_strip();

    /// Without a board, panels have the picture, above the caption and counters.
    bool lay_out_boardless();

    double column_ = least_column;    ///< width of the column beside the board, of the shorter side
    double high_board_ = high_board;  ///< the same as the constant

  private:
    int column_width() const { return cast_.large.empty() ? 0 : rounded(column_ * shorter_side(look_)); }
};

}  // namespace queenreel
