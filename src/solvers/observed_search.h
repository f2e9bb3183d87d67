#pragma once

#include <cstdint>

#include "puzzle/known_counts.h"
#include "solvers/search_event.h"

namespace queenreel {

/// What the events of a search show of its solver: for a program that has no row in the solver table.
class ObservedSearch {
  public:
    /// The next event, from the first on.
    void observe(const SearchEvent& event);

    /// Whether each queen so far was placed in the row below the others, and taken back from the last one:
    /// Solver::ordered.
    bool is_ordered() const { return ordered_; }

    /// Whether the search proved that it found all solutions there are for `n`: Solver::complete.
    bool is_complete(int n) const { return exhausted_ && solutions_ == known_solutions(n); }

  private:
    int queens_ = 0;
    bool ordered_ = true;
    std::uint64_t solutions_ = 0;
    bool exhausted_ = false;
};

inline void ObservedSearch::observe(const SearchEvent& event) {
    using Kind = SearchEvent::Kind;
    switch (event.kind) {
        case Kind::placed:
            ordered_ = ordered_ && event.square.row == queens_;
            ++queens_;
            break;
        case Kind::removed:
            --queens_;
            ordered_ = ordered_ && event.square.row == queens_;
            break;
        case Kind::restarted:
            queens_ = 0;
            break;
        case Kind::generation:
            ordered_ = false;
            break;
        case Kind::solution:
            ++solutions_;
            break;
        case Kind::exhausted:
            exhausted_ = true;
            break;
        case Kind::tested:
        case Kind::rejected:
        case Kind::wiped_out:
        case Kind::gave_up:
            break;
    }
}

}  // namespace queenreel
