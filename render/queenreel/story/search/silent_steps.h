#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A step that a solver takes between two events without yielding one.
enum class SilentStep : std::uint8_t {
    spread,   ///< the placed queen's effect on other squares
    call,     ///< the search continues below that queen
    choose,   ///< the call chooses what to try
    repeat,   ///< the call chooses what to try next, after a queen was taken back
    go_back,  ///< the call has nothing left to try
};

/// Finds the silent steps between events from the pseudocode lines that a solver has for them. Call follow()
/// with every event. O(1) memory.
class SilentSteps {
  public:
    explicit SilentSteps(const SilentLines& lines) : lines_(lines) {}

    /// The steps between the last event followed and `next`, in order; valid until the next call.
    std::span<const SilentStep> before(const SearchEvent& next);

    void follow(const SearchEvent& event);

    /// The step's line of the pseudocode.
    int line(SilentStep step) const;

  private:
    bool is_called(const SearchEvent& next) const;
    bool is_row_tried() const;

    SilentLines lines_;
    std::optional<SearchEvent::Kind> last_;
    bool refused_board_ = false;  // whether the last event rejected the whole board
    std::vector<SilentStep> steps_;
};

}  // namespace queenreel
