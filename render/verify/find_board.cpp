#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "verify/edges.h"
#include "verify/grid.h"
#include "verify/single_square.h"
#include "verify/source.h"

namespace queenreel::judge {
namespace {

constexpr int most_tries = 30'000;  ///< fits; a picture of noise speaks for ever so many lattices

bool are_squares(const Lattice& columns, const Lattice& rows) {
    return std::abs(columns.step - rows.step) <= std::max(0.02 * columns.step, 2.0 / columns.n);
}

/// The greatest board of two or more squares a side; of those at nearly the same place, the one that fits
/// best.
std::optional<Grid> find_checkered(const Picture& picture, const std::vector<int>& x_edges,
                                   const std::vector<int>& y_edges) {
    std::map<int, std::vector<Lattice>, std::greater<>> columns_by_n;
    std::map<int, std::vector<Lattice>> rows_by_n;
    for (const Lattice& columns : lattices(x_edges))
        columns_by_n[columns.n].push_back(columns);
    for (const Lattice& rows : lattices(y_edges))
        rows_by_n[rows.n].push_back(rows);
    int tries = 0;
    for (const auto& [n, all_columns] : columns_by_n) {
        std::optional<Fit> best;
        for (const Lattice& columns : all_columns)
            for (const Lattice& rows : rows_by_n[n])
                if (are_squares(columns, rows) && ++tries <= most_tries)
                    if (const auto found = fit(picture, columns, rows);
                        found && (!best || found->score > best->score))
                        best = found;
        if (best)
            return best->grid;
    }
    return std::nullopt;
}

}  // namespace

Grid find_board(const Picture& picture) {
    const std::vector<int> x_edges = edges(picture, Axis::x);
    const std::vector<int> y_edges = edges(picture, Axis::y);
    if (const auto grid = find_checkered(picture, x_edges, y_edges))
        return *grid;
    if (const auto grid = find_single_square(picture, x_edges, y_edges))
        return *grid;
    throw UnreadableError(
        fmt::format("no board found: {} × {} pixels without equal squares of two alternating shades",
                    picture.width, picture.height));
}

}  // namespace queenreel::judge
