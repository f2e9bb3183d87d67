#include "queenreel/frame/layout/stage.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/layout/stage_panels.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

// Lengths are shares of the picture's shorter side, unless they are in em or a comment says otherwise.
constexpr double above_board = 0.035;  // of the height: a board need not be read
constexpr double caption_size = 46.0 / 1080;
constexpr double least_board = 0.5;
constexpr double least_board_above = 0.38;  // a panel below it: its rows would be lost
constexpr double least_board_above_code = 0.41;
constexpr double beside_board = 0.3;  // of the width, above a tree
constexpr double least_tree = 0.34;   // of the height
constexpr double least_foot = 0.16;   // the same for panels below a board and what is beside it
constexpr double most_foot = 0.6;
constexpr double small_letters = 0.85;  // of the full size, in square pictures if there is room for these
constexpr double least_stage_letters = 0.75;     // the same for rows of cells, which otherwise stand …
constexpr double least_board_above_rows = 0.34;  // … below a board that is at least so large

bool is_wide(const Look& look) {
    return look.width >= 1.5 * look.height;
}

/// Computes one layout.
class Stage : StagePanels {
  public:
    Stage(const Look& look, int board_size, StageCast cast)
        : StagePanels(look, board_size, std::move(cast)),
          safe_{rounded(safe_area * look.width), rounded(safe_area * look.height),
                look.width - 2 * rounded(safe_area * look.width),
                look.height - 2 * rounded(safe_area * look.height)} {
        layout_.caption_em = caption_em(look) > 0 ? std::max(caption_size * shorter_side(look), 9.0) : 0;
        layout_.caption_centered = false;
    }

    /// Empty if the panels have no room.
    std::optional<Layout> made() {
        const bool has_room = is_wide(look_)   ? lay_out_wide()
                              : is_high(look_) ? lay_out_high()
                                               : lay_out_square();
        return has_room ? std::optional(sorted()) : std::nullopt;
    }

    /// Lays a square picture out with the large panels beside the board or below it, whichever gives their
    /// letters this share of the full size; empty if neither does.
    std::optional<Layout> made_legible(double letters) const {
        Stage beside(*this);
        if (!tree_that_stays() && beside.lay_out_square() && beside.layout_.panel_em >= letters * em_)
            return beside.sorted();
        return made_above(letters);
    }

    /// Lays the picture out with caption and counters beside the board and panels below it, in letters of
    /// this share of the full size. The board is as large as these permit; empty if they have no room.
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

    /// Sets the greatest even square size at which the board and its labels fit into this width and height;
    /// false if the board is smaller than `least`.
    bool set_board(int width, int height, double least = least_board) {
        for (int square = std::min(width, height) / layout_.board_size; square >= 2; --square) {
            if (square >= even_from && square % 2 == 1)
                continue;
            const LabelRoom labels = label_room(look_, layout_.board_size, square);
            const int border = border_width(look_);
            const int side = square * layout_.board_size;
            const int below = labels.below + border + room_below(square);
            if (side + labels.left + border > width || side + below > height)
                continue;
            layout_.square = square;
            layout_.border = border;
            layout_.coordinate_em = coordinate_em(look_, square);
            layout_.coordinates = layout_.coordinate_em > 0 ? look_.coordinates : Coordinates::none;
            return side >= (cast_.below ? least_board_above : least) * shorter_side(look_);
        }
        return false;
    }

    /// The height of the rows of the panel below the board, whose cells are as wide as squares.
    int below_height(int square) const {
        const double row = std::clamp(0.4 * square, 1.5 * em_, is_wide(look_) ? 2.2 * em_ : 1.5 * em_);
        constexpr int heads = 1;  // the board's column labels
        return cast_.below ? (slot(*cast_.below).rows - heads) * rounded(row) : 0;
    }
    int room_below(int square) const { return cast_.below ? below_height(square) + gap_ / 2 : 0; }

    /// The width at the right of its cells for the names of its rows.
    int names_below() const { return cast_.below ? em(0.62 * slot(*cast_.below).names + 1.2) : 0; }

    /// Puts it at `y`, with its rows' names and values left of `right`; returns its bottom.
    int put_below(int y, int right) {
        if (!cast_.below)
            return y;
        PanelSlot shown = slot(*cast_.below);
        shown.title.clear();
        const Rect place{layout_.board_x, y + gap_ / 2, right - layout_.board_x,
                         below_height(layout_.square)};
        layout_.panels.push_back({*cast_.below, shown, {}, place, em_, Seen::always, layout_.square});
        return place.bottom();
    }

    int side() const { return layout_.board_size * layout_.square; }
    LabelRoom labels() const { return label_room(look_, layout_.board_size, layout_.square); }

    void put_board(int x, int y) {
        const bool even = layout_.square % 2 == 0;
        layout_.board_x = even ? x + x % 2 : x;
        layout_.board_y = even ? y + y % 2 : y;
    }

    int caption_height() const { return rounded(caption_line * layout_.caption_em * layout_.caption_lines); }

    void put_caption(int x, int y, int width) {
        if (layout_.caption_em > 0)
            layout_.caption = {x, y, width, caption_height()};
    }

    bool lay_out_wide() {
        // Lines are twice as long as those below a board.
        layout_.caption_lines = layout_.caption_em > 0 ? (look_.scene.caption_lines + 1) / 2 : 0;
        const int top = rounded(above_board * look_.height);
        const int caption = caption_height();
        const int above_caption = caption > 0 ? gap_ / 2 : 0;
        const int beside = least_large() + (cast_.is_empty() ? 0 : column_space());
        if (!set_board(safe_.width - std::max(beside, names_below()),
                       safe_.bottom() - caption - above_caption - top))
            return false;
        put_board(safe_.x + labels().left, top);
        put_below(layout_.board_y + side() + labels().below + layout_.border, safe_.right());
        put_caption(safe_.x, safe_.bottom() - caption, safe_.width);
        const int x = layout_.board_x + side() + layout_.border + column_space();
        Rect room{x, layout_.board_y, safe_.right() - x, side()};
        return put_column(put_numbers(room));
    }

    /// Puts what is said and counted beside the board, and below them other panels across the picture.
    bool lay_out_above(int foot, double least_side) {
        if (cast_.below && !cast_.text.empty())
            cast_.large.clear();  // the panel below the board is the large one
        const int top = rounded(above_board * look_.height);
        const int beside = rounded(beside_board * look_.width) + column_space();
        if (!set_board(safe_.width - std::max(beside, names_below()), safe_.bottom() - top - gap_ - foot,
                       cast_.text.empty() ? least_side : least_board_above_code))
            return false;
        put_board(safe_.x + labels().left, top);
        const int x = layout_.board_x + side() + layout_.border + column_space();
        const Rect said = put_number_rows({x, layout_.board_y, safe_.right() - x, side()});
        if (layout_.caption_em > 0)
            layout_.caption_lines = static_cast<int>(said.height / (caption_line * layout_.caption_em));
        put_caption(said.x, said.y, said.width);
        const int y =
            put_below(layout_.board_y + side() + labels().below + layout_.border, safe_.right()) + gap_;
        const Rect rest{safe_.x, y, safe_.width, safe_.bottom() - y};
        if (const auto tree = tree_that_stays()) {
            put_panel(*tree, rest);
            return true;
        }
        return put_column(rest);
    }

    bool lay_out_square() {
        layout_.caption_lines = layout_.caption_em > 0 ? look_.scene.caption_lines : 0;
        const int top = rounded(above_board * look_.height);
        const int caption = caption_height();
        // Without code, the wall is at the bottom.
        const auto cells = cast_.text.empty() && cast_.large.size() > 1 ? wall() : std::nullopt;
        if (cells)
            std::erase(cast_.large, *cells);
        int foot = cast_.numbers.empty() ? 0 : numbers_height();
        if (cells)
            foot = wall_height(*cells, safe_.width);
        for (const std::size_t index : cast_.text)
            foot = std::max(foot, least_text_height(index) + em(2 * line_height));
        const int below = caption + (caption > 0 ? gap_ / 2 : 0) + foot + (foot > 0 ? gap_ : 0);
        const bool alone = cast_.large.empty();
        const int width = safe_.width - std::max(least_large() + (alone ? 0 : column_space()), names_below());
        if (!set_board(width, safe_.bottom() - below - top, cells ? least_board_above : least_board))
            return false;
        const bool centered = alone && !cast_.below;
        put_board(centered ? (look_.width - side()) / 2 : safe_.x + labels().left, top);
        const int under =
            put_below(layout_.board_y + side() + labels().below + layout_.border, safe_.right());
        put_caption(safe_.x, under + gap_ / 2, safe_.width);
        const int x = layout_.board_x + side() + layout_.border + column_space();
        Rect beside{x, layout_.board_y, safe_.right() - x, side()};
        if (cells)
            beside = put_number_rows(beside);
        if (cast_.overview && !cast_.text.empty())
            text_seen_ = Seen::otherwise;
        else if (cast_.overview)
            large_seen_ = Seen::otherwise;
        if (!put_large(beside))
            return false;
        if (cast_.overview && cast_.text.empty())
            put_overview(beside);
        const int y = std::max(under, layout_.caption.bottom()) + gap_;
        const Rect rest{safe_.x, y, safe_.width, safe_.bottom() - y};
        if (!cells)
            return put_foot(rest);
        put_panel(*cells, rest);
        return true;
    }

    bool lay_out_high() {
        layout_.caption_lines = layout_.caption_em > 0 ? look_.scene.caption_lines : 0;
        const int caption = caption_height();
        const int most = rounded(0.46 * look_.height);
        if (!set_board(safe_.width - names_below(), most))
            return false;
        put_board(cast_.below ? safe_.x + labels().left
                              : std::max(safe_.x + labels().left, (look_.width - side()) / 2),
                  safe_.y);
        const int under =
            put_below(layout_.board_y + side() + labels().below + layout_.border, safe_.right());
        put_caption(safe_.x, under + gap_ / 2, safe_.width);
        const int y = under + (caption > 0 ? gap_ + caption : 0) + gap_;
        Rect room{safe_.x, y, safe_.width, safe_.bottom() - y};
        return put_column(put_numbers(room));
    }

    Rect safe_;
};

}  // namespace

std::optional<Layout> staged(const Look& look, int board_size) {
    // In a square picture, small letters are worse than less code.
    const std::size_t large = cast_of(look.scene).large.size();
    for (const double letters : {1.0, small_letters})
        for (StageCast cast = cast_of(look.scene); is_square(look) && !cast.is_empty(); cast.drop())
            if (cast.large.size() == large)
                if (auto found = Stage(look, board_size, cast).made_legible(letters))
                    return found;
    for (StageCast cast = cast_of(look.scene); !cast.is_empty(); cast.drop()) {
        auto found = Stage(look, board_size, cast).made();
        if (!found)
            continue;
        // Many rows of cells do without code rather than with letters that are too small.
        const bool is_small = found->panel_em < least_stage_letters * panel_em(look);
        for (; is_small && !is_wide(look) && cast.large.size() == large; cast.drop())
            if (auto above =
                    Stage(look, board_size, cast).made_above(least_stage_letters, least_board_above_rows))
                return above;
        return found;
    }
    return std::nullopt;
}

std::optional<Layout> staged_above(const Look& look, int board_size) {
    const Stage stage(look, board_size, cast_of(look.scene));
    for (const double letters : {1.0, small_letters})
        if (auto found = stage.made_above(letters))
            return found;
    return std::nullopt;
}

}  // namespace queenreel
