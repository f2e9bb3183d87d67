#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/stage_panels.h"

namespace queenreel {

/// Returns true if the stage has the layout of wide pictures: 3:2 or wider.
bool is_wide(const Look& look);

/// `space`, or one pixel more if squares of an even side would otherwise begin at an odd pixel after `at`: on
/// even pixels, squares share no chroma sample with their neighbors in 4:2:0 video.
int evened(int at, int space, int square);

/// The board of a stage, its caption and the panel below it, as boxes for the templates in stage_shapes.h.
/// The look must outlive it.
class StageBoard : protected StagePanels {
  protected:
    static constexpr double least_board = 0.5;         ///< the board's side, of the picture's shorter one
    static constexpr double least_board_above = 0.38;  ///< the same above a panel, to keep its rows

    StageBoard(const Look& look, int board_size, StageCast cast);

    /// The horizontal position of the board in the picture.
    enum class Standing : std::uint8_t {
        left,
        middle,
        safe_middle  ///< the same, or far enough right that its labels are in the safe area
    };

    /// The pixels at the left of a board with squares of this side.
    int left_of_board(int square, Standing standing) const;

    /// A board with squares of this side, its labels, the panel below it, and the boxes `beside` it.
    LayoutBox board_box(int square, std::vector<LayoutBox> beside, Standing standing = Standing::left) const;

    /// A leaf for StageLeaf::beside, at least this wide; nothing if `width` is empty.
    std::vector<LayoutBox> beside_boxes(std::optional<int> width) const;

    /// The caption with `above` pixels of space before it and `below` after it; nothing without a caption.
    std::vector<LayoutBox> caption_boxes(int above, int below = 0) const;

    /// A template of the stage, with squares of this side.
    using BoardShape = std::function<LayoutBox(int square)>;

    /// Puts board and caption where a template has them, with the largest squares at which it fits into a
    /// room. Returns the places of all leaves, or nothing if the board's side would be less than `least` of
    /// the picture's shorter one.
    std::optional<std::vector<PlacedBox>> put_board(Rect room, double least, const BoardShape& shape);

    /// `count` lines if there is a caption; otherwise 0.
    int lines(int count) const { return layout_.caption_em > 0 ? count : 0; }
    int caption_height() const { return rounded(caption_line * layout_.caption_em * layout_.caption_lines); }

    /// Shrinks small boards, if they come last, to the room that they need.
    void tighten();

    /// The side of the smallest small board; without small boards, the width of the picture.
    int least_small_board() const;

    /// Centers everything vertically: divides unused room between top and bottom.
    void stand_in_middle();

    Rect safe_;  ///< the picture without its outer twentieth
    Rect low_;   ///< the same, but higher at the top: a board need not be read and may begin there

  private:
    /// The height of the rows of the panel below the board, whose cells are as wide as squares.
    int below_height(int square) const;
};

}  // namespace queenreel
