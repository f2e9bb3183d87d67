#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/lattice.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

bool are_squares(const Lattice& columns, const Lattice& rows) {
    return std::abs(columns.step - rows.step) <= std::max(0.02 * columns.step, 2.0 / columns.n);
}

/// Lattices by n, in descending order.
using LatticesByN = std::map<int, std::vector<Lattice>, std::greater<>>;

LatticesByN lattices_by_n(const std::vector<int>& edges, double min_length) {
    LatticesByN by_n;
    for (const Lattice& lattice : lattices(edges))
        if (lattice.n * lattice.step >= min_length)
            by_n[lattice.n].push_back(lattice);
    return by_n;
}

std::vector<Lattice> those_that_alternate(const Picture& picture, Axis axis,
                                          const std::vector<Lattice>& all) {
    std::vector<Lattice> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                 [&](const Lattice& lattice) { return alternates(picture, axis, lattice); });
    return found;
}

/// Returns true if a board is larger than another by more than the precision of edges.
bool is_larger(const Fit& a, const Fit& b) {
    return a.grid.side() > 1.1 * b.grid.side();
}

/// Returns the largest board; of boards of that size, the one that fits best.
std::optional<Fit> best_fit(const Picture& picture, const std::vector<Lattice>& columns,
                            const std::vector<Lattice>& rows) {
    std::optional<Fit> best;
    // Blurred lines may touch the points along a grid's sides, but miss those of a grid some pixels away.
    double quietest = 0;
    for (const Lattice& each : columns)
        for (const Lattice& other : rows) {
            const auto found = are_squares(each, other) ? fit(picture, each, other) : std::nullopt;
            if (!found)
                continue;
            if (!best || is_larger(*found, *best)) {
                best = found;
                quietest = found->grid.noise;
            } else if (!is_larger(*best, *found)) {
                quietest = std::min(quietest, found->grid.noise);
                if (found->score > best->score)
                    best = found;
            }
        }
    if (best)
        best->grid.noise = quietest;
    return best;
}

/// Returns the greatest board with at least two squares per side that takes `min_part` of the picture's
/// shorter side; of those at nearly the same place, the one that fits best.
std::optional<Grid> find_checkered(const Picture& picture, const std::vector<int>& x_edges,
                                   const std::vector<int>& y_edges, double min_part) {
    const double min_length = min_part * std::min(picture.width, picture.height);
    LatticesByN rows_by_n = lattices_by_n(y_edges, min_length);
    for (const auto& [n, all_columns] : lattices_by_n(x_edges, min_length)) {
        if (!rows_by_n.contains(n))
            continue;
        const std::vector<Lattice> columns = those_that_alternate(picture, Axis::x, all_columns);
        if (columns.empty())
            continue;
        const auto found = best_fit(picture, columns, those_that_alternate(picture, Axis::y, rows_by_n[n]));
        if (found && goes_on(picture, found->grid))
            throw UnreadableError("no board found: some squares cannot be told apart; try a larger picture");
        if (found)
            return found->grid;
    }
    return std::nullopt;
}

constexpr double min_side = 0.3;  ///< a board's side, as a part of the picture's shorter side
constexpr double min_side_of_several = 0.12;

/// The edges along both axes of a picture.
struct Edges {
    Edges(const Picture& picture, double part)
        : x(edges(picture, Axis::x, part)), y(edges(picture, Axis::y, part)) {}

    std::vector<int> x;
    std::vector<int> y;
};

/// The part of an axis that one of several boards may cross.
constexpr double part_of_several = 0.08;
constexpr double part_of_one = 0.2;

bool overlap(const Grid& a, const Grid& b) {
    const auto apart = [](double p, double p_length, double q, double q_length) {
        return p + p_length <= q || q + q_length <= p;
    };
    return !apart(a.x, a.n * a.width, b.x, b.n * b.width) && !apart(a.y, a.n * a.height, b.y, b.n * b.height);
}

/// Returns the lattices of `all` with the size of a board.
std::vector<Lattice> of_size(const std::vector<Lattice>& all, int n, double step) {
    std::vector<Lattice> found;
    std::ranges::copy_if(all, std::back_inserter(found), [&](const Lattice& lattice) {
        return lattice.n == n && std::abs(lattice.step - step) <= std::max(0.02 * step, 2.0 / n);
    });
    return found;
}

/// Returns `one` and the other boards of its size that do not overlap; the best fits have priority.
std::vector<Grid> with_others(const Picture& picture, const Edges& edges, const Grid& one) {
    std::vector<Fit> fits;
    const std::vector<Lattice> rows = of_size(lattices(edges.y), one.n, one.height);
    for (const Lattice& each : of_size(lattices(edges.x), one.n, one.width))
        for (const Lattice& other : rows)
            if (const auto found = fit(picture, each, other))
                fits.push_back(*found);
    std::ranges::sort(fits, [](const Fit& a, const Fit& b) {
        return std::tuple(b.score, a.grid.y, a.grid.x) < std::tuple(a.score, b.grid.y, b.grid.x);
    });
    std::vector<Grid> grids{one};
    for (const Fit& each : fits)
        if (std::ranges::none_of(grids, [&](const Grid& other) { return overlap(each.grid, other); }))
            grids.push_back(each.grid);
    return grids;
}

[[noreturn]] void refuse_small() {
    throw UnreadableError("no board found: there are small boards, but none that fills the picture");
}

[[noreturn]] void refuse_boardless(const Picture& picture) {
    throw UnreadableError(
        fmt::format("no board found: {} × {} pixels without equal squares of two alternating shades",
                    picture.width, picture.height));
}

}  // namespace

Grid find_board(const Picture& given) {
    const Picture picture = side_by_side(given);
    const Edges edges(picture, part_of_one);
    if (const auto grid = find_checkered(picture, edges.x, edges.y, min_side))
        return *grid;
    if (find_checkered(picture, edges.x, edges.y, min_side_of_several))
        refuse_small();
    if (const auto grid = find_single_square(picture, edges.x, edges.y))
        return *grid;
    refuse_boardless(picture);
}

std::vector<Grid> find_boards(const Picture& given) {
    const Picture picture = side_by_side(given);
    const Edges clear(picture, part_of_one);
    const Edges all(picture, part_of_several);
    const auto large = find_checkered(picture, clear.x, clear.y, min_side);
    const auto one = large ? large : find_checkered(picture, all.x, all.y, min_side_of_several);
    if (one) {
        std::vector<Grid> grids = with_others(picture, all, *one);
        if (!large && grids.size() == 1)
            refuse_small();
        const auto row_of = [](const Grid& grid) { return std::lround(grid.y / (grid.n * grid.height)); };
        std::ranges::sort(grids, {}, [&](const Grid& grid) { return std::pair(row_of(grid), grid.x); });
        return grids;
    }
    if (const auto grid = find_single_square(picture, clear.x, clear.y))
        return {*grid};
    refuse_boardless(picture);
}

bool has_checkered_board(const Picture& picture) {
    const Edges edges(picture, part_of_several);
    try {
        return find_checkered(picture, edges.x, edges.y, min_side_of_several).has_value();
    } catch (const UnreadableError&) {
        return true;
    }
}

}  // namespace queenreel::judge
