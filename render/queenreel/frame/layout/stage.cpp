#include "queenreel/frame/layout/stage.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/layout/stage_shapes.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

constexpr double least_tree = 0.34;  // of the height
constexpr double least_foot = 0.16;  // the same for panels below a board and the parts beside it
constexpr double most_foot = 0.6;
constexpr double small_letters = 0.85;  // of the full size: in square pictures, if there is room for them
constexpr double least_stage_letters = 0.75;     // the same for rows of cells, which otherwise go …
constexpr double least_board_above_rows = 0.34;  // … below a board at least this large
constexpr double column_step = 0.03;             // the steps in which the column beside a board widens
constexpr int most_growth = 16;                  // tenths: of letters in high pictures …
constexpr int most_growth_with_boards = 12;
constexpr double most_high_board = 0.52;    // … whose boards are higher above small boards …
constexpr double least_high_board = 0.4;    // … and lower if letters are larger then
constexpr double least_board_below = 0.14;  // of the width: for small boards

/// Computes one layout.
class Stage : StageShapes {
  public:
    Stage(const Look& look, int board_size, StageCast cast)
        : StageShapes(look, board_size, std::move(cast)) {}

    /// Empty if the panels have no room.
    std::optional<Layout> made() const {
        if (layout_.board_size == 0)
            return laid_out(&Stage::lay_out_boardless);
        if (is_high(look_))
            return made_high();
        if (is_strip())
            if (auto strip = is_wide(look_) ? std::nullopt : laid_out(&Stage::lay_out_strip))
                return strip;
        // The column beside the board is as wide as its letters require, or as large boards allow.
        std::optional<Layout> best;
        for (double column = least_column; column < 1; column += column_step) {
            Stage tried(*this);
            tried.column_ = column;
            auto found = tried.laid_out(is_wide(look_) ? &Stage::lay_out_wide : way_beside());
            if (found && (!best || found->panel_em > best->panel_em))
                best = std::move(found);
            if (cast_.large.empty() || (best && best->panel_em >= em_))
                break;
        }
        return best;
    }

    /// Lays out a square picture with the large panels beside the board or below it, whichever gives them
    /// letters of at least this share of the full size; empty if neither does.
    std::optional<Layout> made_legible(double letters) const {
        if (is_strip())
            return made();
        if (auto beside = tree_that_stays() ? std::nullopt : laid_out(way_beside()))
            if (beside->panel_em >= letters * em_)
                return beside;
        return made_above(letters);
    }

    /// Lays out the picture with caption and counters beside the board and panels below it, in letters of
    /// this share of the full size. The board is as large as the letters allow; empty if they have no room.
    std::optional<Layout> made_above(double letters, double least_side = least_board_above) const {
        const double least = tree_that_stays() ? least_tree : least_foot;
        for (int foot = rounded(least * look_.height); foot < most_foot * look_.height; foot += gap_ / 2)
            if (Stage above(*this);
                above.lay_out_above(foot, least_side) && above.layout_.panel_em >= letters * em_)
                return above.sorted();
        return std::nullopt;
    }

  private:
    Layout sorted() {
        std::ranges::sort(layout_.panels, {}, &PanelPlace::index);
        return layout_;
    }

    using LayOut = bool (Stage::*)();

    /// Returns the template that puts large panels beside the board of a picture that is neither wide nor
    /// high.
    LayOut way_beside() const {
        const bool has_only_large =
            cast_.text.empty() && cast_.numbers.empty() && !cast_.below && !cast_.overview;
        return has_only_large ? &Stage::lay_out_beside : &Stage::lay_out_square;
    }

    /// Lays out a copy; empty if that fails.
    std::optional<Layout> laid_out(LayOut lay_out) const {
        Stage copy(*this);
        return (copy.*lay_out)() ? std::optional(copy.sorted()) : std::nullopt;
    }

    /// Lays out a high picture with letters as large as the room below the board allows. A search, which has
    /// counters, keeps letters of the normal size, so that its panels have the same place with every solver.
    std::optional<Layout> made_high() const {
        const bool grows = cast_.numbers.empty() && !cast_.overview;
        const bool has_boards = std::ranges::any_of(
            cast_.large, [this](std::size_t index) { return slot(index).kind == PanelKind::boards; });
        const int most = has_boards ? most_growth_with_boards : most_growth;
        for (int growth = grows ? most : 10; growth > 10; --growth)
            for (const double board :
                 {has_boards ? most_high_board : high_board, high_board, least_high_board}) {
                Stage tried(*this);
                tried.em_ = tried.layout_.panel_em = growth / 10.0 * em_;
                tried.high_board_ = board;
                if (tried.lay_out_high() && tried.layout_.panel_em >= tried.em_ && tried.shows_all_text() &&
                    tried.least_small_board() >= least_board_below * look_.width)
                    return tried.sorted();
            }
        return laid_out(&Stage::lay_out_high);
    }

    /// Returns true if the only panel is a row of cells that wraps.
    bool is_strip() const {
        return cast_.large.size() == 1 && cast_.text.empty() && cast_.numbers.empty() && !cast_.below &&
               StatePanel::wraps(slot(cast_.large.front()));
    }
};

}  // namespace

std::optional<Layout> staged(const Look& look, int board_size) {
    // In a square picture, small letters are worse than less code.
    const StageCast all = cast_of(look.scene, is_wide(look) || is_high(look));
    const std::size_t large = all.large.size();
    const bool has_choice = is_square(look) && board_size > 0;
    for (const double letters : {1.0, small_letters})
        for (StageCast cast = all; has_choice && !cast.is_empty(); cast.drop())
            if (cast.large.size() == large)
                if (auto found = Stage(look, board_size, cast).made_legible(letters))
                    return found;
    for (StageCast cast = all; !cast.is_empty(); cast.drop()) {
        auto found = Stage(look, board_size, cast).made();
        if (!found)
            continue;
        // Many rows of cells are better without code than with letters that are too small.
        const bool is_small = found->panel_em < least_stage_letters * panel_em(look);
        for (; is_small && board_size > 0 && !is_wide(look) && cast.large.size() == large; cast.drop())
            if (auto above =
                    Stage(look, board_size, cast).made_above(least_stage_letters, least_board_above_rows))
                return above;
        return found;
    }
    return std::nullopt;
}

}  // namespace queenreel
