#include "queenreel/frame/layout/stage.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/panel_rows.h"
#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

// Lengths are shares of the picture's shorter side, unless they are in em or a comment says otherwise.
constexpr double above_board = 0.035;  // of the height: a board need not be read
constexpr double caption_size = 46.0 / 1080;
constexpr double column_gap = 46.0 / 1080;
constexpr double row_gap = 22.0 / 1080;
constexpr double least_board = 0.5;
constexpr double least_column = 0.26;
constexpr int least_code_lines = 4;
constexpr int code_lines_above_tree = 6;  // in high pictures: the rest of the height is the tree's
constexpr double least_em = 7;            // pixels: smaller letters are illegible

/// Computes one layout.
class Stage {
  public:
    Stage(const Look& look, int board_size, StageCast cast)
        : look_(look),
          cast_(std::move(cast)),
          em_(panel_em(look)),
          gap_(std::max(4, rounded(row_gap * shorter_side(look)))),
          safe_{rounded(safe_area * look.width), rounded(safe_area * look.height),
                look.width - 2 * rounded(safe_area * look.width),
                look.height - 2 * rounded(safe_area * look.height)} {
        layout_ = {.width = look.width, .height = look.height, .board_size = board_size};
        layout_.caption_em = caption_em(look) > 0 ? std::max(caption_size * shorter_side(look), 9.0) : 0;
        layout_.caption_centered = false;
        layout_.panel_em = em_;
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
    const PanelSlot& slot(std::size_t index) const { return look_.scene.panels[index]; }
    bool is_wide() const { return look_.width >= 1.5 * look_.height; }
    int em(double count) const { return rounded(count * em_); }
    int column_space() const { return std::max(8, rounded(column_gap * shorter_side(look_))); }

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

    void put_panel(std::size_t index, const Rect& place) { put_panel(index, place, em_); }

    void put_panel(std::size_t index, const Rect& place, double font, Seen seen = Seen::always) {
        PanelSlot shown = slot(index);
        if (part_of(shown) == StagePart::numbers)
            shown.rows = std::min(shown.rows, 2);
        if (shown.title.empty() || part_of(shown) == StagePart::numbers) {
            layout_.panels.push_back({index, shown, {}, place, font, seen});
            return;
        }
        const int heading = rounded(heading_height * font);
        layout_.panels.push_back({index,
                                  shown,
                                  {place.x, place.y, place.width, rounded(heading_line * font)},
                                  {place.x, place.y + heading, place.width, place.height - heading},
                                  font,
                                  seen});
    }

    /// The height of a text panel with all of its lines.
    int text_height(std::size_t index) const { return em(demand(slot(index), Spacing::normal).height); }
    int least_text_height(std::size_t index) const {
        return text_height(index, least_code_lines, Spacing::close);
    }
    int text_height(std::size_t index, int lines, Spacing spacing) const {
        PanelSlot few = slot(index);
        few.rows = std::min(few.rows, lines);
        return em(demand(few, spacing).height);
    }
    int numbers_height() const { return em(line_height); }

    /// Puts text panels one below the other at the top of a room, in full if that leaves `rest` for what is
    /// below; returns the rest of the room.
    std::optional<Rect> put_texts(Rect room, int rest) {
        for (const std::size_t index : cast_.text) {
            const int given = std::min(text_height(index), room.height - rest);
            if (given < least_text_height(index) ||
                0.75 * demand(slot(index), Spacing::close).width * em_ > room.width)
                return std::nullopt;
            put_panel(index, {room.x, room.y, room.width, given}, em_, text_seen_);
            room = {room.x, room.y + given + gap_, room.width, room.height - given - gap_};
        }
        return room;
    }

    /// Puts counters in a line at the bottom of a room; returns the rest.
    Rect put_numbers(Rect room) {
        for (const std::size_t index : cast_.numbers) {
            const int high = numbers_height();
            put_panel(index, {room.x, room.bottom() - high, room.width, high});
            room.height -= high + gap_;
        }
        return room;
    }

    std::vector<PanelDemand> large_demands() const {
        std::vector<PanelDemand> demands;
        for (const std::size_t index : cast_.large)
            demands.push_back(demand(slot(index), Spacing::close));
        return demands;
    }

    /// The rows in which the large panels fit into a room with the largest letters, and the size of these.
    std::pair<PanelRows, double> best_rows(const Rect& room) const {
        const std::vector<PanelDemand> demands = large_demands();
        std::vector<std::size_t> all(demands.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        std::pair<PanelRows, double> best{{}, 0};
        for (PanelRows& rows : all_panel_rows(all))
            if (const double fits = NeededRoom(rows, demands).max_em(room, gap_); fits > best.second)
                best = {std::move(rows), fits};
        return best;
    }

    /// Fills a room with the large panels.
    bool put_large(const Rect& room) {
        if (cast_.large.empty())
            return true;
        const auto [rows, fits] = best_rows(room);
        if (fits < least_em)
            return false;
        const double fitting = std::min(em_, 0.999 * fits);
        // Trees and boxes shrink to any width: their letters need not be small for that.
        const auto is_drawing = [this](std::size_t index) {
            return slot(index).kind == PanelKind::tree || slot(index).kind == PanelKind::tables;
        };
        const double font = std::ranges::all_of(cast_.large, is_drawing) ? em_ : fitting;
        for (const PlacedPanel& panel : place_panels(rows, large_demands(), room, gap_, fitting)) {
            const std::size_t index = cast_.large[panel.panel];
            put_panel(index, panel.place, font, slot(index).stays ? Seen::always : large_seen_);
        }
        layout_.panel_em = std::min(layout_.panel_em, font);
        return true;
    }

    /// The height that the large panels need for letters of the full size, at least that of a tree; all of
    /// the room if that is not enough.
    int wanted_large(const Rect& room) const {
        if (cast_.large.empty())
            return 0;
        Rect part = room;
        for (part.height = least_large(); part.height < room.height; part.height += gap_)
            if (best_rows(part).second >= em_)
                break;
        return std::min(part.height, room.height);
    }

    /// The least height or width of the large panels, in pixels.
    int least_large() const { return cast_.large.empty() ? 0 : rounded(least_column * shorter_side(look_)); }

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

    /// Puts text panels with large ones below them; the overview replaces them.
    bool put_column(const Rect& room) {
        if (cast_.overview)
            text_seen_ = large_seen_ = Seen::otherwise;
        const auto rest = put_texts(room, rest_of_texts(room));
        if (!rest || rest->height < 0 || !put_large(*rest))
            return false;
        if (cast_.overview)
            put_overview(room);
        return true;
    }

    /// Puts the overview into a room; if a panel in it stays, into the place of those that do not.
    void put_overview(const Rect& room) {
        std::optional<Rect> place;
        for (const PanelPlace& panel : layout_.panels)
            if (panel.seen == Seen::otherwise)
                place = place ? place->united(panel.whole()) : panel.whole();
        const bool all = std::ranges::none_of(cast_.large, [this](auto index) { return slot(index).stays; });
        put_panel(*cast_.overview, all || !place ? room : *place, em_, Seen::overview);
    }

    /// The height to reserve for the large panels; text panels above them show at least a few lines.
    int rest_of_texts(const Rect& room) const {
        if (cast_.large.empty())
            return 0;
        int texts = 0;
        int strips = 0;
        for (const std::size_t index : cast_.text) {
            texts += least_text_height(index) + gap_;
            strips += text_height(index, code_lines_above_tree, Spacing::normal) + gap_;
        }
        const bool has_tree = std::ranges::any_of(
            cast_.large, [this](std::size_t index) { return slot(index).kind == PanelKind::tree; });
        if (is_high(look_) && has_tree && room.height - strips > least_large())
            return room.height - strips + gap_;
        return std::max(least_large() + gap_,
                        std::min(wanted_large(room) + gap_, room.height - texts + gap_));
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

    /// Puts a panel with the counters at its right.
    bool put_wall(std::size_t wall, const Rect& room) {
        const int numbers = cast_.numbers.empty() ? 0 : rounded(0.3 * room.width);
        put_panel(wall, {room.x, room.y, room.width - numbers - column_space(), room.height});
        for (const std::size_t index : cast_.numbers)
            put_panel(index, {room.right() - numbers, room.y, numbers, room.height});
        return true;
    }

    /// Puts code with the counters at its right.
    bool put_foot(Rect room) {
        if (cast_.text.empty()) {
            put_numbers({room.x, room.y, room.width, std::min(room.height, numbers_height())});
            return true;
        }
        const auto column = static_cast<int>(room.width / cast_.text.size());
        const int numbers = cast_.numbers.empty() ? 0 : rounded(0.2 * room.width);
        for (std::size_t i = 0; i < cast_.text.size(); ++i) {
            const bool last = i + 1 == cast_.text.size();
            const std::size_t index = cast_.text[i];
            const Rect place{room.x + static_cast<int>(i) * column, room.y,
                             column - (last ? numbers + (numbers > 0 ? column_space() : 0) : gap_),
                             std::min(room.height, text_height(index))};
            if (0.75 * demand(slot(index), Spacing::close).width * em_ > place.width)
                return false;
            put_panel(index, place, em_, text_seen_);
        }
        if (cast_.overview)
            put_panel(
                *cast_.overview,
                {room.x, room.y, room.width - numbers - (numbers > 0 ? column_space() : 0), room.height}, em_,
                Seen::overview);
        for (const std::size_t index : cast_.numbers)
            put_panel(index, {room.right() - numbers, room.y, numbers, room.height});
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

    const Look& look_;
    StageCast cast_;
    double em_;
    int gap_;
    Rect safe_;
    Seen text_seen_ = Seen::always;   // text panels …
    Seen large_seen_ = Seen::always;  // … and large ones
    Layout layout_{};
};

}  // namespace

std::optional<Layout> staged(const Look& look, int board_size) {
    for (StageCast cast = cast_of(look.scene); !cast.is_empty(); cast.drop())
        if (auto found = Stage(look, board_size, cast).made())
            return found;
    return std::nullopt;
}

}  // namespace queenreel
