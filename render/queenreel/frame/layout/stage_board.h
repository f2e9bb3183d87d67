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

/// `space` pixels from `at`, or one more if squares of an even side would begin at an odd pixel: on even ones
/// they share no chroma sample with their neighbors in 4:2:0 video.
int evened(int at, int space, int square);

/// The board of a stage, its caption and the panel below it, as boxes of its templates (stage_shapes.h). The
/// look must outlive it.
class StageBoard : protected StagePanels {
  protected:
    static constexpr double least_board = 0.5;         ///< side, of the picture's shorter one
    static constexpr double least_board_above = 0.38;  ///< a panel below it: its rows would be lost

    StageBoard(const Look& look, int board_size, StageCast cast);

    /// Where the board stands in the picture's width.
    enum class Standing : std::uint8_t {
        left,
        middle,
        safe_middle  ///< the same, or so far right that its labels are in the safe picture
    };

    /// The pixels at the left of a board with squares of this side.
    int left_of_board(int square, Standing standing) const;

    /// A board with squares of this side, its labels and the panel below it, and what is `beside` it.
    LayoutBox board_box(int square, std::vector<LayoutBox> beside, Standing standing = Standing::left) const;

    /// What is beside a board, at least this wide, as StageLeaf::beside; nothing if `width` is empty.
    std::vector<LayoutBox> beside_boxes(std::optional<int> width) const;

    /// The caption, `above` pixels below what is before it, and `below` pixels; nothing without one.
    std::vector<LayoutBox> caption_boxes(int above, int below = 0) const;

    /// A template of the stage, with squares of this side.
    using BoardShape = std::function<LayoutBox(int square)>;

    /// Puts board and caption where they are in a template, with the largest squares at which that fits into
    /// a room; returns the places of all leaves, or nothing if the board's side would be less than this share
    /// of the picture's shorter one.
    std::optional<std::vector<PlacedBox>> put_board(Rect room, double least, const BoardShape& shape);

    /// The number of lines of a caption, if there is one.
    int lines(int count) const { return layout_.caption_em > 0 ? count : 0; }
    int caption_height() const { return rounded(caption_line * layout_.caption_em * layout_.caption_lines); }

    /// Shrinks small boards that come last to the room that they need.
    void tighten();

    /// The side of the smallest of small boards; without any, the width of the picture.
    int least_small_board() const;

    /// Divides unused room between top and bottom.
    void stand_in_middle();

    Rect safe_;  ///< the picture without its outer twentieth
    Rect low_;   ///< the same from where boards may begin, as they need not be read

  private:
    /// The height of the rows of the panel below the board, whose cells are as wide as squares.
    int below_height(int square) const;
};

}  // namespace queenreel
