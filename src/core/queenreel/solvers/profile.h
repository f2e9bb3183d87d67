#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// How a search proceeds.
enum class Approach : std::uint8_t {
    backtracking,  ///< queens are placed, and the last one is taken back first, until every way was tried
    local_search,  ///< queens that attack each other move
    evolutionary,  ///< a population of boards is bred
    construction,  ///< queens are placed, and none is taken back
};

/// Which squares a search tests one by one.
enum class Tests : std::uint8_t {
    none,
    empty_squares,  ///< before a queen is placed on one
    queens,         ///< those that stand, once all of them do
};

/// What a search is like, as far as its events show.
struct SearchProfile {
    Approach approach = Approach::backtracking;
    Tests tests = Tests::none;
    bool looks_ahead = false;  ///< sees rows or columns that have no free square left: tells `wiped_out`

    friend bool operator==(const SearchProfile&, const SearchProfile&) = default;
};

/// Whether there is a queen on the event's square after it.
bool queen_stands(const SearchEvent& event);

/// Learns what a search is like from its events, from the first on: for a program without a row in the solver
/// table. Memory is O(n).
class SearchObserver {
  public:
    void observe(const SearchEvent& event);

    /// Judged by the events so far. A search that took back no queen is a construction; one that ever took
    /// back a queen other than the last one placed is a local search.
    SearchProfile profile() const;

    /// Whether each queen so far was placed in the row below the others, and taken back from the last one:
    /// Solver::ordered.
    bool is_ordered() const { return ordered_ && !breeds_; }

    /// Whether the search proved that it found all solutions there are for `n`: Solver::complete.
    bool is_complete(int n) const;

  private:
    SearchProfile seen_;
    std::vector<Square> queens_;  // in the order they were placed
    bool breeds_ = false;
    bool takes_back_ = false;
    bool last_in_first_out_ = true;
    bool ordered_ = true;
    std::uint64_t solutions_ = 0;
    bool exhausted_ = false;
};

}  // namespace queenreel
