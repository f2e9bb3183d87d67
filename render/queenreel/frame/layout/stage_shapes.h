#pragma once

#include "queenreel/frame/layout/stage_board.h"

namespace queenreel {

/// The templates of a stage: where its board, caption and panels are in pictures of each shape. Each returns
/// false if something has no room. The look must outlive it.
class StageShapes : protected StageBoard {
  protected:
    static constexpr double high_board = 0.46;  ///< height of the board in high pictures, of the picture's

    using StageBoard::StageBoard;

    /// For wide pictures: puts panels into a column beside the board, and the caption across the picture.
    bool lay_out_wide();

    /// For pictures about as wide as high: puts large panels beside the board, code and counters below the
    /// caption.
    bool lay_out_square();

    /// Puts caption and counters beside the board, and the other panels below, across the picture. `foot` is
    /// the height of these panels, and `least_side` the board's least side as a share of the picture's
    /// shorter one.
    bool lay_out_above(int foot, double least_side);

    /// For high pictures: stacks everything.
    bool lay_out_high();

    /// Centers the board with its caption, which is as wide as the board and has one line more; panels are as
    /// high as both together.
    bool lay_out_beside();

    /// Puts a row of cells below the board, as wide as the board. It is not text, so it may come near the
    /// edge.
    bool lay_out_strip();

    /// Without a board: gives panels the whole picture above the caption and counters.
    bool lay_out_boardless();

    double column_ = least_column;    ///< width of the column beside the board, of the shorter side
    double high_board_ = high_board;  ///< starts as the constant high_board

  private:
    int column_width() const { return cast_.large.empty() ? 0 : rounded(column_ * shorter_side(look_)); }
};

}  // namespace queenreel
