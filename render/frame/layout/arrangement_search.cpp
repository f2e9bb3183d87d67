#include "frame/layout/arrangement_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "frame/layout/margins.h"

namespace queenreel {
namespace {

constexpr double min_panel_em = 7;
constexpr double min_share = 0.55;        // of the shorter side, for the board
constexpr double min_readable = 0.62;     // the same, for letters of the usual size
constexpr double max_growth = 1.35;       // of letters, where nothing else grows
constexpr double weight_of_panels = 0.9;  // of those that grow, against the board's side

/// The square sides to try, spread evenly from the largest board to the smallest.
std::vector<int> squares(const Look& look, int board_size) {
    if (!look.scene.board)
        return {0};
    std::vector<int> result;
    constexpr int steps = 30;
    for (int step = 0; step <= steps; ++step) {
        const double share = 1 - (1 - min_share) * step / steps;
        int square = static_cast<int>(share * shorter_side(look) / board_size);
        // Even, unless that would be under the smallest side.
        const double min = min_share * shorter_side(look) / board_size;
        if (square >= even_from && square - square % 2 >= min)
            square -= square % 2;
        if (square >= std::max(2.0, min) && (result.empty() || result.back() != square))
            result.push_back(square);
    }
    return result;
}

/// The panels of `chosen`, a set of slots, as elements.
std::vector<std::size_t> members(std::size_t chosen, std::size_t count) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < count; ++i)
        if ((chosen >> i & 1) != 0)
            result.push_back(i);
    return result;
}

/// Keeps the best of all arrangements of panels in two sets on boards of all sizes.
class ArrangementSearch {
  public:
    ArrangementSearch(const Look& look, int board_size, const std::vector<PanelSlot>& panels, Spacing spacing)
        : look_(look), board_size_(board_size), squares_(squares(look, board_size)) {
        for (const PanelSlot& slot : panels) {
            normal_.push_back(demand(slot, spacing, PanelForm::high));
            wide_.push_back(demand(slot, spacing, PanelForm::wide));
            grows_ = grows_ || normal_.back().grows_wide || normal_.back().grows_high;
        }
    }

    /// With a set of panels at the right of the board, and the others below it.
    void try_split(std::size_t at_right) {
        const std::size_t all = (std::size_t{1} << normal_.size()) - 1;
        if (normal_.empty())
            return try_sides(PanelSides::none, {}, {});
        const auto right = members(at_right, normal_.size());
        const auto below = members(all & ~at_right, normal_.size());
        if (below.empty())
            return try_sides(PanelSides::right, right, below);
        if (right.empty())
            return try_sides(PanelSides::below, right, below);
        try_sides(PanelSides::right_and_column, right, below);
        try_sides(PanelSides::right_and_below, right, below);
    }

    const std::optional<Arrangement>& best() const { return best_; }

  private:
    void try_sides(PanelSides sides, const std::vector<std::size_t>& right,
                   const std::vector<std::size_t>& below) {
        const std::vector<PanelDemand>& demands = sides == PanelSides::right_and_column ? wide_ : normal_;
        const auto columns = measured(right, demands);
        const auto rows = measured(below, demands);
        for (const int square : squares_) {
            const auto area = place_board(look_, board_size_, square, sides);
            if (!area)
                continue;
            for (const MeasuredRows& beside : columns)
                for (const MeasuredRows& under : rows)
                    score(*area, sides, beside, under, demands);
        }
    }

    /// Rows, and what they need.
    struct MeasuredRows {
        PanelRows rows;
        NeededRoom needed;
    };

    static std::vector<MeasuredRows> measured(const std::vector<std::size_t>& panels,
                                              const std::vector<PanelDemand>& demands) {
        std::vector<MeasuredRows> result;
        for (PanelRows& rows : all_panel_rows(panels)) {
            const NeededRoom needed(rows, demands);
            result.push_back({std::move(rows), needed});
        }
        return result;
    }

    /// The area of panels that grow, as a share of the picture. More than twice as long as wide is of no use.
    double grown_share(const PanelRows& panels, const std::vector<PanelDemand>& demands, const Rect& room,
                       double em) const {
        double area = 0;
        for (const PlacedPanel& panel : place_panels(panels, demands, room, panel_gap(look_), em)) {
            if (!demands[panel.panel].grows_wide && !demands[panel.panel].grows_high)
                continue;
            const double wide = panel.place.width;
            const double high = panel.place.height;
            area += std::min(wide, 2 * high) * std::min(high, 2 * wide);
        }
        return area / (static_cast<double>(look_.width) * look_.height);
    }

    void score(const BoardArea& area, PanelSides sides, const MeasuredRows& right, const MeasuredRows& below,
               const std::vector<PanelDemand>& demands) {
        const int gap = panel_gap(look_);
        const double usual = panel_em(look_);
        const double em = std::min({(grows_ ? 1 : max_growth) * usual, right.needed.max_em(area.right, gap),
                                    below.needed.max_em(area.below, gap)});
        if (em < min_panel_em && !demands.empty())
            return;
        const double side = look_.scene.board ? board_size_ * area.layout.square : shorter_side(look_);
        const bool readable = demands.empty() || (em >= usual && side >= min_readable * shorter_side(look_));
        if (best_ && best_->readable && !readable)
            return;
        const double letters = demands.empty() ? 1 : em / usual;
        double points = side * std::pow(std::min(1.0, letters), 3) * (1 + 0.05 * letters);
        const bool may_win = !best_ || readable != best_->readable || points > best_->score;
        if (!may_win)
            return;
        if (grows_)
            points *= std::pow(grown_share(right.rows, demands, area.right, em) +
                                   grown_share(below.rows, demands, area.below, em),
                               weight_of_panels);
        if (!best_ || (readable && !best_->readable) || points > best_->score)
            best_ = Arrangement{area, sides, right.rows, below.rows, demands, em, readable, points};
    }

    const Look& look_;
    int board_size_;
    std::vector<int> squares_;
    std::vector<PanelDemand> normal_;
    std::vector<PanelDemand> wide_;
    bool grows_ = false;
    std::optional<Arrangement> best_;
};

}  // namespace

std::optional<Arrangement> best_arrangement(const Look& look, int board_size,
                                            const std::vector<PanelSlot>& panels, Spacing spacing) {
    ArrangementSearch search(look, board_size, panels, spacing);
    // Without a board nothing is at its right.
    const std::size_t sets = look.scene.board ? std::size_t{1} << panels.size() : 1;
    for (std::size_t at_right = 0; at_right < sets; ++at_right)
        search.try_split(at_right);
    return search.best();
}

std::vector<Rect> places_of(const Look& look, const Arrangement& arrangement) {
    const int gap = panel_gap(look);
    Rect right = arrangement.area.right;
    const auto grows_wide = [&](const PanelDemand& wanted) { return wanted.grows_wide; };
    // Where nothing needs the width, lines of text are no longer than they must be.
    if (std::ranges::none_of(arrangement.demands, grows_wide) && !arrangement.right.rows.empty())
        right.width = std::min(
            right.width,
            rounded(1.1 * NeededRoom(arrangement.right, arrangement.demands).width(arrangement.em, gap)));
    std::vector<Rect> places(arrangement.demands.size());
    const auto place = [&](const PanelRows& panels, const Rect& room) {
        for (const PlacedPanel& panel : place_panels(panels, arrangement.demands, room, gap, arrangement.em))
            places[panel.panel] = panel.place;
    };
    place(arrangement.right, right);
    place(arrangement.below, arrangement.area.below);
    return places;
}

}  // namespace queenreel
