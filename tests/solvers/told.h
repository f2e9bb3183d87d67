#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

/// A search that tells every event.
inline constexpr SearchOptions in_steps{.detail = Detail::steps};

/// An event as text: `?0:1` tested, `x1:1<0:0` rejected, `+0:1` placed, `-0:1` removed, `wiped out 0:-1` for
/// row 0; kinds without a square by their names.
std::string as_text(const SearchEvent& event);

/// The first `limit` events as text, with the line of pseudocode and the queens after each.
std::vector<std::string> told(const Solver& solver, const Puzzle& puzzle, SearchOptions options,
                              std::size_t limit = 1'000'000);

/// The solutions in the order in which they are told.
std::vector<std::vector<int>> told_solutions(const Solver& solver, const Puzzle& puzzle,
                                             SearchOptions options = {});

/// How many events of a kind a search in steps tells.
std::uint64_t count_events(const Solver& solver, const Puzzle& puzzle, Kind kind);

/// A test for each solver of the table.
class OfEachSolver : public testing::TestWithParam<Solver> {
  protected:
    const Solver& solver() const { return GetParam(); }

    /// The sizes up to `max` that are in the solver's range and quick to search. Solvers that cannot prove
    /// anything take long over 2 and 3; these have tests of their own.
    std::vector<int> sizes(int max) const;
};

/// The solver's name as a test's name.
std::string test_name(const testing::TestParamInfo<Solver>& row);

}  // namespace queenreel
