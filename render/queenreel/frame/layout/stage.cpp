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
        const bool has_room = is_wide() ? lay_out_wide() : is_high(look_) ? lay_out_high() : lay_out_square();
        if (!has_room)
            return std::nullopt;
        std::ranges::sort(layout_.panels, {}, &PanelPlace::index);
        return layout_;
    }

  private:
    bool is_wide() const { return look_.width >= 1.5 * look_.height; }

    /// Sets the greatest even square size at which the board and its labels fit into this width and height.
    bool set_board(int width, int height) {
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
            return side >= least_board * shorter_side(look_);
        }
        return false;
    }

    /// The height of the rows of the panel below the board, whose cells are as wide as squares.
    int below_height(int square) const {
        const double row = std::clamp(0.4 * square, 1.5 * em_, is_wide() ? 2.2 * em_ : 1.5 * em_);
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

    bool lay_out_square() {
        layout_.caption_lines = layout_.caption_em > 0 ? look_.scene.caption_lines : 0;
        const int top = rounded(above_board * look_.height);
        const int caption = caption_height();
        std::optional<std::size_t> wall;  // without code, the panel that stays is at the bottom
        if (const auto found = std::ranges::find_if(cast_.large, [this](auto i) { return slot(i).stays; });
            found != cast_.large.end() && cast_.large.size() > 1 && cast_.text.empty()) {
            wall = *found;
            cast_.large.erase(found);
        }
        int foot = cast_.numbers.empty() ? 0 : numbers_height();
        if (wall)
            foot = em(heading_height + line_height * 0.75 * slot(*wall).rows);
        for (const std::size_t index : cast_.text)
            foot = std::max(foot, least_text_height(index) + em(2 * line_height));
        const int below = caption + (caption > 0 ? gap_ / 2 : 0) + foot + (foot > 0 ? gap_ : 0);
        const bool alone = cast_.large.empty();
        const int width = safe_.width - std::max(least_large() + (alone ? 0 : column_space()), names_below());
        if (!set_board(width, safe_.bottom() - below - top))
            return false;
        const bool centered = alone && !cast_.below;
        put_board(centered ? (look_.width - side()) / 2 : safe_.x + labels().left, top);
        const int under =
            put_below(layout_.board_y + side() + labels().below + layout_.border, safe_.right());
        put_caption(safe_.x, under + gap_ / 2, safe_.width);
        const int x = layout_.board_x + side() + layout_.border + column_space();
        const Rect beside{x, layout_.board_y, safe_.right() - x, side()};
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
        return wall ? put_wall(*wall, rest) : put_foot(rest);
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
    for (StageCast cast = cast_of(look.scene); !cast.is_empty(); cast.drop())
        if (auto found = Stage(look, board_size, cast).made())
            return found;
    return std::nullopt;
}

}  // namespace queenreel
