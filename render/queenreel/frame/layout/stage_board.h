#pragma once

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/stage_panels.h"

namespace queenreel {

/// Returns true if the stage has the layout of wide pictures: 3:2 or wider.
bool is_wide(const Look& look);

/// Puts the board of a stage, its caption and the panel below it. The look must outlive it.
class StageBoard : protected StagePanels {
  protected:
    static constexpr double least_board = 0.5;         ///< side, of the picture's shorter one
    static constexpr double least_board_above = 0.38;  ///< a panel below it: its rows would be lost

    StageBoard(const Look& look, int board_size, StageCast cast);

    /// Sets the greatest even square size at which the board and its labels fit into this width and height;
    /// false if the board is smaller than `least`.
    bool set_board(int width, int height, double least = least_board);

    /// The width at the right of the cells of the panel below the board, for the names of its rows.
    int names_below() const { return cast_.below ? em(0.62 * slot(*cast_.below).names + 1.2) : 0; }

    /// Puts the panel below the board at `y`, with its rows' names and values left of `right`; returns its
    /// bottom.
    int put_below(int y, int right);

    int side() const { return layout_.board_size * layout_.square; }
    LabelRoom labels() const { return label_room(look_, layout_.board_size, layout_.square); }

    /// The height of the board with its labels and border.
    int board_height() const { return side() + labels().below + layout_.border; }

    /// Puts it at an even position, if its squares are even.
    void put_board(int x, int y);

    /// The number of lines of a caption, if there is one.
    int lines(int count) const { return layout_.caption_em > 0 ? count : 0; }

    int caption_height() const { return rounded(caption_line * layout_.caption_em * layout_.caption_lines); }

    /// Puts the caption there, if there is one.
    void put_caption(int x, int y, int width);

    /// Shrinks small boards that come last to the room that they need.
    void tighten();

    /// The side of the smallest of small boards; without any, the width of the picture.
    int least_small_board() const;

    /// Divides unused room between top and bottom.
    void stand_in_middle();

    Rect safe_;  ///< the picture without its outer twentieth

  private:
    /// The height of the rows of the panel below the board, whose cells are as wide as squares.
    int below_height(int square) const;
    int room_below(int square) const { return cast_.below ? below_height(square) + gap_ / 2 : 0; }
};

}  // namespace queenreel
