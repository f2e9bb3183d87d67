#include "frame/arrangement.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "frame/lanes.h"
#include "frame/margins.h"

namespace queenreel {
namespace {

constexpr double least_panel_em = 7;
constexpr double least_share = 0.55;  // of the shorter side, for the board

// A board with what belongs to it at the upper left, and the room that is left.
struct Ground {
    Layout layout;
    Rect right{};
    Rect below{};
};

// How the panels lie on a ground, and how good that is.
struct Arrangement {
    Ground ground;
    Lanes right;
    Lanes below;
    double em = 0;
    double score = 0;
};

// Where the panels are to be, as sets of slots: bit i for slot i.
struct Sides {
    bool right = false;
    bool below = false;
};

int gap_of(const Look& look) {
    return std::max(6, rounded(shorter_side(look) / 36.0));
}

double usual_em(const Look& look) {
    return shorter_side(look) / 44.0;
}

Layout blank(const Look& look, int board_size, int square) {
    Layout layout{.width = look.width, .height = look.height, .board_size = board_size, .square = square};
    layout.border = square > 0 ? border_width(look) : 0;
    layout.caption_em = caption_em(look);
    layout.coordinate_em = square > 0 ? coordinate_em(look, square) : 0;
    layout.coordinates = layout.coordinate_em > 0 ? look.coordinates : Coordinates::none;
    if (look.scene.badge)
        layout.badge_em = std::max(shorter_side(look) / 32.0, 11.0);
    return layout;
}

int even_position(const Layout& layout, int position) {
    return layout.square % 2 == 0 ? position + position % 2 : position;
}

// From the top: the badge where nothing is at the right, the board, its files, the caption, the room below.
Ground ground_of(const Look& look, int board_size, int square, Sides sides) {
    Ground result{.layout = blank(look, board_size, square)};
    Layout& layout = result.layout;
    const int margin = picture_margin(look);
    const int gap = gap_of(look);
    const double em = layout.coordinates == Coordinates::outside ? layout.coordinate_em : 0;
    const auto rank_digits = static_cast<double>(std::to_string(board_size).size());
    const int board = board_size * square;
    const int badge = rounded(1.7 * layout.badge_em);
    const int badge_above = badge > 0 && !sides.right ? badge + gap / 2 : 0;
    layout.board_x = even_position(layout, std::max(margin, rounded((0.9 + 0.64 * rank_digits) * em)));
    layout.board_y = even_position(layout, margin + badge_above);

    const int board_right = layout.board_x + board;
    const int side_x = board_right + layout.border + gap;
    int bottom = layout.board_y + board + layout.border + rounded(1.45 * em);
    const int content_right = look.width - margin;
    if (badge > 0) {
        const int width = rounded(4.2 * layout.badge_em);
        layout.badge = sides.right
                           ? Rect{side_x, layout.board_y, width, badge}
                           : Rect{(board > 0 ? board_right : content_right) - width, margin, width, badge};
    }
    const int side_y = layout.board_y + (sides.right && badge > 0 ? badge + gap : 0);
    if (layout.caption_em > 0) {
        const int height = rounded(1.4 * layout.caption_em);
        // Without a board the caption stands at the picture's foot.
        const int caption_y = board > 0 ? bottom : look.height - margin - height;
        const bool under_board = sides.right && !sides.below;
        layout.caption = under_board ? Rect{layout.board_x, caption_y, board, height}
                                     : Rect{margin, caption_y, look.width - 2 * margin, height};
        bottom = board > 0 ? caption_y + height : bottom;
    }
    const int side_end = sides.below ? layout.board_y + board : look.height - margin;
    result.right = {side_x, side_y, content_right - side_x, side_end - side_y};
    const int below_y = board > 0 ? bottom + gap : bottom;
    const int below_end = board == 0 && layout.caption_em > 0 ? layout.caption.y - gap : look.height - margin;
    result.below = {layout.board_x, below_y, content_right - layout.board_x, below_end - below_y};
    if (bottom > look.height - margin || board_right + layout.border > content_right)
        result.layout.square = -1;
    return result;
}

// The sides of squares that are tried: from the largest board to the least, evenly.
std::vector<int> squares(const Look& look, int board_size) {
    if (!look.scene.board)
        return {0};
    std::vector<int> result;
    constexpr int steps = 36;
    for (int step = 0; step <= steps; ++step) {
        const double share = 1 - (1 - least_share) * step / steps;
        int square = static_cast<int>(share * shorter_side(look) / board_size);
        if (square >= even_from)
            square -= square % 2;
        if (square >= 2 && square * board_size >= least_share * shorter_side(look) &&
            (result.empty() || result.back() != square))
            result.push_back(square);
    }
    return result;
}

// The panels of `chosen`, a set of slots, as elements.
std::vector<std::size_t> members(std::size_t chosen, std::size_t count) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < count; ++i) {
        if ((chosen >> i & 1) != 0)
            result.push_back(i);
    }
    return result;
}

// Keeps the best of all arrangements of the panels in two sets on boards of all sizes.
class Contest {
  public:
    Contest(const Look& look, int board_size, std::vector<PanelDemand> demands)
        : look_(look),
          board_size_(board_size),
          demands_(std::move(demands)),
          squares_(squares(look, board_size)) {}

    void enter(std::size_t at_right) {
        const std::size_t all = (std::size_t{1} << demands_.size()) - 1;
        const auto right = all_lanes(members(at_right, demands_.size()), 2, Lanes::Direction::columns);
        const auto below = all_lanes(members(all & ~at_right, demands_.size()), 3, Lanes::Direction::rows);
        for (const int square : squares_) {
            const Ground ground = ground_of(look_, board_size_, square, {at_right != 0, at_right != all});
            if (ground.layout.square < 0)
                continue;
            for (const Lanes& columns : right) {
                for (const Lanes& rows : below)
                    judge(ground, columns, rows);
            }
        }
    }

    const std::optional<Arrangement>& best() const { return best_; }
    const std::vector<PanelDemand>& demands() const { return demands_; }

  private:
    void judge(const Ground& ground, const Lanes& columns, const Lanes& rows) {
        const int gap = gap_of(look_);
        const double usual = usual_em(look_);
        const double em = std::min({1.2 * usual, greatest_em(columns, demands_, ground.right, gap),
                                    greatest_em(rows, demands_, ground.below, gap)});
        if (em < least_panel_em && !demands_.empty())
            return;
        const double board = std::max(1, board_size_ * ground.layout.square);
        // A larger board for larger letters, until letters have their usual size.
        const double waste = (wasted(columns, demands_, ground.right, gap, em) +
                              wasted(rows, demands_, ground.below, gap, em)) /
                             (static_cast<double>(look_.width) * look_.height);
        const double score = board * (std::min(1.0, em / usual) + 0.05 * em / usual - 0.15 * waste);
        if (!best_ || score > best_->score)
            best_ = Arrangement{ground, columns, rows, em, score};
    }

    const Look& look_;
    int board_size_;
    std::vector<PanelDemand> demands_;
    std::vector<int> squares_;
    std::optional<Arrangement> best_;
};

PanelPlace panel_place(std::size_t index, const PanelSlot& slot, const Rect& place, double em) {
    if (slot.title.empty())
        return {index, slot, {}, place};
    const int heading = rounded(heading_height * em);
    const Rect title{place.x, place.y, place.width, rounded(1.35 * em)};
    return {index, slot, title, {place.x, place.y + heading, place.width, place.height - heading}};
}

void shift(Rect& rect, int x, int y) {
    if (rect.width > 0) {
        rect.x += x;
        rect.y += y;
    }
}

// What is not needed of the picture is shared between both its edges.
void center(Layout& layout, const Look& look) {
    int right = layout.board_x + layout.board_size * layout.square + layout.border;
    int bottom = std::max(layout.board_y + layout.board_size * layout.square + layout.border,
                          layout.caption.y + layout.caption.height);
    if (layout.coordinates == Coordinates::outside)
        bottom += layout.caption_em > 0 ? 0 : rounded(1.45 * layout.coordinate_em);
    for (const PanelPlace& panel : layout.panels) {
        right = std::max(right, panel.body.x + panel.body.width);
        bottom = std::max(bottom, panel.body.y + panel.body.height);
    }
    right = std::max(right, layout.badge.x + layout.badge.width);
    const int margin = picture_margin(look);
    const bool whole = layout.caption.width == look.width - 2 * margin;
    const int x = std::max(0, look.width - margin - right) / 4 * 2;
    const int y = std::max(0, look.height - margin - bottom) / 4 * 2;
    layout.board_x += x;
    layout.board_y += y;
    for (PanelPlace& panel : layout.panels) {
        shift(panel.title, x, y);
        shift(panel.body, x, y);
    }
    shift(layout.badge, x, y);
    shift(layout.caption, whole ? 0 : x, y);
}

Layout finished(const Look& look, const Arrangement& best, const std::vector<PanelDemand>& demands) {
    Layout layout = best.ground.layout;
    if (!demands.empty())
        layout.panel_em = best.em;
    const int gap = gap_of(look);
    auto places = placed(best.right, demands, best.ground.right, gap, best.em);
    std::ranges::copy(placed(best.below, demands, best.ground.below, gap, best.em),
                      std::back_inserter(places));
    std::ranges::sort(places, {}, &PlacedPanel::panel);
    for (const PlacedPanel& panel : places)
        layout.panels.push_back(
            panel_place(panel.panel, look.scene.panels[panel.panel], panel.place, best.em));
    center(layout, look);
    return layout;
}

}  // namespace

std::optional<Layout> arranged(const Look& look, int board_size) {
    const auto& slots = look.scene.panels;
    for (std::size_t count = std::min<std::size_t>(slots.size(), 8) + 1; count-- > 0;) {
        std::vector<PanelDemand> demands;
        std::ranges::transform(slots.begin(), slots.begin() + static_cast<std::ptrdiff_t>(count),
                               std::back_inserter(demands), demand);
        if (count == 0 && !look.scene.board)
            return std::nullopt;
        Contest contest(look, look.scene.board ? board_size : 0, std::move(demands));
        // Without a board nothing is at its right.
        const std::size_t sets = look.scene.board ? std::size_t{1} << count : 1;
        for (std::size_t at_right = 0; at_right < sets; ++at_right)
            contest.enter(at_right);
        if (contest.best())
            return finished(look, *contest.best(), contest.demands());
    }
    return std::nullopt;
}

}  // namespace queenreel
