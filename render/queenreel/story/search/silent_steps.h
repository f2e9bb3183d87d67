#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel {

/// What a solver does between two of its events, and does not tell.
enum class SilentStep : std::uint8_t {
    spread,   ///< what the queen just placed does to other squares
    call,     ///< the search goes on below her
    choose,   ///< what the call will try
    repeat,   ///< what it will try next, after a queen was taken back
    go_back,  ///< it has nothing left to try
};

/// Whether a step takes no words: it is seen in the first of the time of what comes after it.
inline bool is_lead_in(SilentStep step) {
    return step == SilentStep::call || step == SilentStep::go_back;
}

/// Which silent steps there are between events, by the lines that a solver's pseudocode has for them. It is
/// told of every event. Memory is O(1).
class SilentSteps {
  public:
    explicit SilentSteps(const SilentLines& lines) : lines_(lines) {}

    /// Those between the event told last and the next, in order; valid until the next call.
    std::span<const SilentStep> before(const SearchEvent& next);

    void follow(const SearchEvent& event);

    /// Its line of the pseudocode.
    int line(SilentStep step) const;

  private:
    bool is_called(const SearchEvent& next) const;
    bool is_row_tried() const;

    SilentLines lines_;
    std::optional<SearchEvent::Kind> last_;
    bool refused_board_ = false;  // the event told last refused all queens that stand
    std::vector<SilentStep> steps_;
};

}  // namespace queenreel
