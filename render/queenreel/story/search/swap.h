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

    /// Where the other queen would go.
    Square other_target() const { return {other.row, one.column}; }

    /// The queens once they have swapped.
    std::vector<int> swapped(Solution queens) const;
};

/// The swap that an event tests where each column has a queen: that of its row with the queen in the column
/// of its square. Nothing where it tests none.
std::optional<Swap> swap_tested(const SearchEvent& event);

/// Whether a swap is being made: once one that makes no more attacking pairs was tested, both queens are
/// taken off, and put back. It is told of every event.
class SwapMade {
  public:
    /// `under_way`: of the events of a swap but the last; `done`: of that.
    enum class Part : std::uint8_t { none, under_way, done };

    Part follow(const SearchEvent& event);

  private:
    int left_ = 0;  // events of it to come
};

}  // namespace queenreel
