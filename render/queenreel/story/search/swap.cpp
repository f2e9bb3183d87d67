#include "queenreel/story/search/swap.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/story/search/conflict_count.h"

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

SwapMade::Part SwapMade::follow(const SearchEvent& event) {
    const bool moves = event.kind == Kind::removed || event.kind == Kind::placed;
    if (moves && left_ > 0)
        return --left_ > 0 ? Part::under_way : Part::done;
    const auto swap = swap_tested(event);
    const bool accepted =
        swap && attacking_pairs(swap->swapped(event.columns)) <= attacking_pairs(event.columns);
    constexpr int events = 4;
    left_ = accepted ? events : 0;
    return Part::none;
}

}  // namespace queenreel
