#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

/// A search of which every event is to be told.
inline constexpr SearchOptions in_steps{.detail = Detail::steps};

/// An event as text: `?0:1` tested, `x1:1<0:0` rejected, `+0:1` placed, `-0:1` removed, `wiped out 0:-1`
/// for row 0, and by their names the kinds that have no square.
std::string as_text(const SearchEvent& event);

/// The events as text, with the line of the pseudocode and the queens after each; the first `limit` of them.
std::vector<std::string> told(const Solver& solver, const Puzzle& puzzle, SearchOptions options,
                              std::size_t limit = 1'000'000);

/// The solutions in the order they are told.
std::vector<std::vector<int>> told_solutions(const Solver& solver, const Puzzle& puzzle,
                                             SearchOptions options = {});

/// How many events of a kind a search in steps tells.
std::uint64_t count_events(const Solver& solver, const Puzzle& puzzle, Kind kind);

/// A test for each solver of the table.
class OfEachSolver : public testing::TestWithParam<Solver> {
  protected:
    const Solver& solver() const { return GetParam(); }

    /// The sizes up to `greatest` that are in the solver's range and that it searches in a moment. Those who
    /// cannot prove anything look long for a solution of 2 and 3; they have tests of their own.
    std::vector<int> sizes(int max) const;
};

/// The solver's name as tests are named.
std::string test_name(const testing::TestParamInfo<Solver>& row);

}  // namespace queenreel
