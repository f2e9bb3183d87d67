#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The kinds of search.
enum class Approach : std::uint8_t {
    backtracking,  ///< queens are placed and taken back, the last one first, until every way is tried
    local_search,  ///< queens that attack each other move
    evolutionary,  ///< boards are bred from a population
    construction,  ///< queens are placed and never taken back
};

/// The squares that a search tests one by one.
enum class Tests : std::uint8_t {
    none,
    empty_squares,  ///< empty ones, before a queen is placed
    queens,         ///< those of queens, once the board is full
};

/// Properties of a search that its events reveal.
struct SearchProfile {
    Approach approach = Approach::backtracking;
    Tests tests = Tests::none;
    bool looks_ahead = false;  ///< detects rows or columns without a free square: yields `wiped_out`

    friend bool operator==(const SearchProfile&, const SearchProfile&) = default;
};

/// Returns true if the event leaves a queen on its square.
bool queen_stands(const SearchEvent& event);

/// Derives a search's profile from its events, starting with the first, for programs that are not in the
/// solver table. O(n) memory.
class SearchObserver {
  public:
    void observe(const SearchEvent& event);

    /// The profile according to the events so far. A search that never took a queen back is a construction;
    /// one that took back any queen but the last is a local search.
    SearchProfile profile() const;

    /// The profile of a search of `n` queens that has ended: one that found all solutions tried every way.
    SearchProfile profile_of_all(int n) const;

    /// Returns true if each queen so far was placed in the row below the others and the last one was always
    /// taken back first: Solver::ordered.
    bool is_ordered() const { return ordered_ && !breeds_; }

    /// Returns true if the search proved that it found all solutions for `n`: Solver::complete.
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
