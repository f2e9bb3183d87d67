#include "queenreel/story/search/swap.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace queenreel {

using Kind = SearchEvent::Kind;

std::vector<int> Swap::swapped(Solution queens) const {
    std::vector<int> columns(queens.begin(), queens.end());
    std::swap(columns[static_cast<std::size_t>(one.row)], columns[static_cast<std::size_t>(other.row)]);
    return columns;
}

std::optional<Swap> swap_tested(const SearchEvent& event) {
    const auto row = static_cast<std::size_t>(event.square.row);
    if (event.kind != Kind::tested || row >= event.columns.size() || event.columns[row] < 0)
        return std::nullopt;
    const auto other = std::ranges::find(event.columns, event.square.column);
    const auto other_row = static_cast<int>(other - event.columns.begin());
    if (other == event.columns.end() || other_row == event.square.row)
        return std::nullopt;
    return Swap{{event.square.row, event.columns[row]}, {other_row, event.square.column}};
}

}  // namespace queenreel
