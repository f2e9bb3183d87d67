#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// Two queens that may swap their columns.
struct Swap {
    Square one;
    Square other;

    /// Returns the square to which the other queen would go.
    Square other_target() const { return {other.row, one.column}; }

    /// The queens after the swap.
    std::vector<int> swapped(Solution queens) const;
};

/// The swap that an event tests on a board with a queen in each column: that of its row's queen with the
/// queen in its square's column. Empty if it tests none.
std::optional<Swap> swap_tested(const SearchEvent& event);

/// Tracks whether a swap is being made: after a test of one that does not add attacking pairs, both queens
/// are removed and put back. Call follow() with every event.
class SwapMade {
  public:
    /// `under_way`: any event of a swap but the last; `done`: the last one.
    enum class Part : std::uint8_t { none, under_way, done };

    Part follow(const SearchEvent& event);

  private:
    int left_ = 0;  // events of the swap still to come
};

}  // namespace queenreel
