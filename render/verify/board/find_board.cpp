#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <vector>

#include "verify/board/alternation.h"
#include "verify/board/edges.h"
#include "verify/board/grid.h"
#include "verify/board/single_square.h"
#include "verify/read/source.h"

namespace queenreel::judge {
namespace {

bool are_squares(const Lattice& columns, const Lattice& rows) {
    return std::abs(columns.step - rows.step) <= std::max(0.02 * columns.step, 2.0 / columns.n);
}

/// By n, the greatest first.
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

std::optional<Fit> best_fit(const Picture& picture, const std::vector<Lattice>& columns,
                            const std::vector<Lattice>& rows) {
    std::optional<Fit> best;
    for (const Lattice& each : columns)
        for (const Lattice& other : rows)
            if (are_squares(each, other))
                if (const auto found = fit(picture, each, other);
                    found && (!best || found->score > best->score))
                    best = found;
    return best;
}

/// The greatest board of two or more squares a side that takes `min_part` of the picture's shorter side; of
/// those at nearly the same place, the one that fits best.
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
            throw UnreadableError(
                "no board found: the squares cannot be told apart everywhere; try a larger picture");
        if (found)
            return found->grid;
    }
    return std::nullopt;
}

}  // namespace

Grid find_board(const Picture& picture) {
    const std::vector<int> x_edges = edges(picture, Axis::x);
    const std::vector<int> y_edges = edges(picture, Axis::y);
    constexpr double min_part = 0.3;
    constexpr double min_part_of_several = 0.12;
    if (const auto grid = find_checkered(picture, x_edges, y_edges, min_part))
        return *grid;
    if (find_checkered(picture, x_edges, y_edges, min_part_of_several))
        throw UnreadableError("no board found: there are small boards, but none that fills the picture");
    if (const auto grid = find_single_square(picture, x_edges, y_edges))
        return *grid;
    throw UnreadableError(
        fmt::format("no board found: {} × {} pixels without equal squares of two alternating shades",
                    picture.width, picture.height));
}

}  // namespace queenreel::judge
