#pragma once

#include <optional>
#include <vector>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// Two queens that may swap their columns.
struct Swap {
    Square one;
    Square other;

    /// Where the other queen would go.
    Square other_target() const { return {other.row, one.column}; }

    /// The queens once they have swapped.
    std::vector<int> swapped(Solution queens) const;
};

/// The swap that an event tests where each column has a queen: that of its row with the queen in the column
/// of its square. Nothing where it tests none.
std::optional<Swap> swap_tested(const SearchEvent& event);

}  // namespace queenreel
