#include "queenreel/frame/layout/arrangement_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {
namespace {

constexpr double min_panel_em = 7;
constexpr double min_share = 0.55;        // of the shorter side, for the board
constexpr double min_readable = 0.62;     // the same for letters of the default size
constexpr double max_growth = 1.35;       // of letters, if no panel grows in height
constexpr double max_growth_high = 1.6;   // in high pictures, whose panels grow with their letters
constexpr double weight_of_panels = 0.9;  // of those that grow, relative to the board's side

/// The square sides to try, spread evenly from the largest board to the smallest.
std::vector<int> squares(const Look& look, int board_size) {
    if (!look.scene.board)
        return {0};
    std::vector<int> result;
    constexpr int steps = 30;
    for (int step = 0; step <= steps; ++step) {
        const double share = 1 - (1 - min_share) * step / steps;
        int square = static_cast<int>(share * shorter_side(look) / board_size);
        // Even, unless that would be below the minimum.
        const double min = min_share * shorter_side(look) / board_size;
        if (square >= even_from && square - square % 2 >= min)
            square -= square % 2;
        if (square >= std::max(2.0, min) && (result.empty() || result.back() != square))
            result.push_back(square);
    }
    return result;
}

/// The indices in the bit set `chosen`.
std::vector<std::size_t> members(std::size_t chosen, std::size_t count) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < count; ++i)
        if ((chosen >> i & 1) != 0)
            result.push_back(i);
    return result;
}

/// The room that a panel below the board of a high picture requires: small boards are up to four side by
/// side.
PanelDemand demand_below(const PanelSlot& slot, Spacing spacing) {
    if (slot.kind != PanelKind::boards || slot.bare)
        return demand(slot, spacing);
    const int across = std::min(slot.rows, 4);
    PanelSlot one = slot;
    one.rows = 1;
    one.title.clear();
    PanelDemand result = demand(one, spacing);
    result.width *= across;
    const int lines = (slot.rows + across - 1) / across;
    result.height *= lines;
    result.height += slot.title.empty() ? 0 : heading_height;
    return result;
}

/// Searches for the best arrangement of panels in two sets, over all board sizes.
class ArrangementSearch {
  public:
    ArrangementSearch(const Look& look, int board_size, const std::vector<PanelSlot>& panels, Spacing spacing)
        : look_(look), board_size_(board_size), panels_(panels), squares_(squares(look, board_size)) {
        for (const PanelSlot& slot : panels) {
            normal_.push_back(demand(slot, spacing, PanelForm::high));
            wide_.push_back(demand(slot, spacing, PanelForm::wide));
            below_.push_back(is_high(look) ? demand_below(slot, spacing) : normal_.back());
            grows_ = grows_ || normal_.back().grows_wide || normal_.back().grows_high;
            grows_high_ = grows_high_ || normal_.back().grows_high;
        }
    }

    /// Tries a set of panels at the right of the board, and the others below it.
    void try_split(std::size_t at_right) {
        const std::size_t all = (std::size_t{1} << normal_.size()) - 1;
        if (normal_.empty())
            return try_sides(PanelSides::none, {{}}, {{}});
        const auto right = all_panel_rows(members(at_right, normal_.size()));
        const auto below = all_panel_rows(members(all & ~at_right, normal_.size()));
        if (at_right == all)
            return try_sides(PanelSides::right, right, below);
        if (at_right == 0)
            return try_sides(PanelSides::below, right, below);
        try_sides(PanelSides::right_and_column, right, below);
        try_sides(PanelSides::right_and_below, right, below);
    }

    /// Tries panels on two sides of the board, each side in one of these rows.
    void try_sides(PanelSides sides, const std::vector<PanelRows>& right,
                   const std::vector<PanelRows>& below) {
        const std::vector<PanelDemand>& demands = sides == PanelSides::right_and_column ? wide_
                                                  : sides == PanelSides::below          ? below_
                                                                                        : normal_;
        const auto columns = measured(right, demands);
        const auto rows = measured(below, demands);
        for (const int square : squares_) {
            const auto area = place_board(look_, board_size_, square, sides);
            if (!area || !may_win(*area, demands))
                continue;
            const auto under = fitting(rows, area->below);
            for (const FittingRows& beside : fitting(columns, area->right))
                for (const FittingRows& below_it : under)
                    score(*area, sides, beside, below_it, demands);
        }
    }

    const std::optional<Arrangement>& best() const { return best_; }

  private:
    /// Rows and the room they need.
    struct MeasuredRows {
        const PanelRows* rows;
        NeededRoom needed;
    };

    /// Rows that fit, and the largest letters with which they do.
    struct FittingRows {
        const PanelRows* rows;
        double em;
    };

    /// The rows that may be part of a better arrangement than the best so far.
    std::vector<FittingRows> fitting(const std::vector<MeasuredRows>& all, const Rect& room) const {
        const double min = best_ && best_->readable ? panel_em(look_) : min_panel_em;
        std::vector<FittingRows> result;
        for (const MeasuredRows& rows : all)
            if (const double em = rows.needed.max_em(room, panel_gap(look_)); em >= min)
                result.push_back({rows.rows, em});
        return result;
    }

    double side_of(const BoardArea& area) const {
        return look_.scene.board ? board_size_ * area.layout.square : shorter_side(look_);
    }

    bool is_readable(double em, const BoardArea& area) const {
        return em >= panel_em(look_) && side_of(area) >= min_readable * shorter_side(look_);
    }

    double max_em() const {
        const double growth = grows_ && is_high(look_) ? max_growth_high : grows_high_ ? 1 : max_growth;
        return growth * panel_em(look_);
    }

    /// The score without the share of panels that grow.
    double base_points(double em, const BoardArea& area) const {
        const double letters = em / panel_em(look_);
        return side_of(area) * std::pow(std::min(1.0, letters), 3) * (1 + 0.05 * letters);
    }

    /// Whether any panels could make the area better than the best so far, assuming that those that grow get
    /// all of its room.
    bool may_win(const BoardArea& area, const std::vector<PanelDemand>& demands) const {
        if (!best_ || demands.empty())
            return true;
        const bool readable = is_readable(max_em(), area);
        if (readable != best_->readable)
            return readable;
        return most_points(max_em(), area) > best_->score;
    }

    /// An upper bound of score() for letters of this size.
    double most_points(double em, const BoardArea& area) const {
        constexpr double rounding = 1 + 1e-9;
        if (!grows_)
            return rounding * base_points(em, area);
        const auto size = [](const Rect& room) { return static_cast<double>(room.width) * room.height; };
        const double room =
            (size(area.right) + size(area.below)) / (static_cast<double>(look_.width) * look_.height);
        return rounding * base_points(em, area) * std::pow(room, weight_of_panels);
    }

    static std::vector<MeasuredRows> measured(const std::vector<PanelRows>& all,
                                              const std::vector<PanelDemand>& demands) {
        std::vector<MeasuredRows> result;
        for (const PanelRows& rows : all)
            result.push_back({&rows, NeededRoom(rows, demands)});
        return result;
    }

    /// The height of a panel's contents. In high pictures, small boards may leave much of its room empty.
    int filled_height(const PlacedPanel& panel, double em) const {
        const PanelSlot& slot = panels_[panel.panel];
        if (slot.kind != PanelKind::boards || !is_high(look_))
            return panel.place.height;
        Rect body = panel.place;
        const int heading = slot.title.empty() ? 0 : rounded(heading_height * em);
        body.y += heading;
        body.height -= heading;
        return boards_grid(slot, body, em).boards.back().whole.bottom() - panel.place.y;
    }

    /// The area of panels that grow, as a share of the picture. Length beyond twice the width does not count.
    double grown_share(const PanelRows& panels, const std::vector<PanelDemand>& demands, const Rect& room,
                       double em) const {
        double area = 0;
        for (const PlacedPanel& panel : place_panels(panels, demands, room, panel_gap(look_), em)) {
            if (!demands[panel.panel].grows_wide && !demands[panel.panel].grows_high)
                continue;
            const double wide = panel.place.width;
            const double high = filled_height(panel, em);
            area += std::min(wide, 2 * high) * std::min(high, 2 * wide);
        }
        return area / (static_cast<double>(look_.width) * look_.height);
    }

    void score(const BoardArea& area, PanelSides sides, const FittingRows& right, const FittingRows& below,
               const std::vector<PanelDemand>& demands) {
        const double em = std::min({max_em(), right.em, below.em});
        const bool readable = demands.empty() || is_readable(em, area);
        const bool is_first = !best_ || readable != best_->readable;
        if (best_ && (is_first ? !readable : most_points(em, area) <= best_->score))
            return;
        double points = demands.empty() ? side_of(area) : base_points(em, area);
        if (grows_)
            points *= std::pow(grown_share(*right.rows, demands, area.right, em) +
                                   grown_share(*below.rows, demands, area.below, em),
                               weight_of_panels);
        if (is_first || points > best_->score)
            best_ = Arrangement{area, sides, *right.rows, *below.rows, demands, em, readable, points};
    }

    const Look& look_;
    int board_size_;
    const std::vector<PanelSlot>& panels_;
    std::vector<int> squares_;
    std::vector<PanelDemand> normal_;
    std::vector<PanelDemand> wide_;
    std::vector<PanelDemand> below_;
    bool grows_ = false;
    bool grows_high_ = false;
    std::optional<Arrangement> best_;
};

}  // namespace

std::optional<Arrangement> best_arrangement(const Look& look, int board_size,
                                            const std::vector<PanelSlot>& panels, Spacing spacing) {
    ArrangementSearch search(look, board_size, panels, spacing);
    // Without a board, nothing is at its right.
    const std::size_t sets = look.scene.board ? std::size_t{1} << panels.size() : 1;
    for (std::size_t at_right = 0; at_right < sets; ++at_right)
        search.try_split(at_right);
    return search.best();
}

std::vector<Rect> places_of(const Look& look, const Arrangement& arrangement) {
    const int gap = panel_gap(look);
    Rect right = arrangement.area.right;
    const auto grows_wide = [&](const PanelDemand& wanted) { return wanted.grows_wide; };
    // If nothing needs the width, lines of text are no longer than necessary.
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
