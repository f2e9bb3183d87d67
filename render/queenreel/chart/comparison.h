#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/measured_search.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A solver and the work its search took.
struct ComparedRow : MeasuredSearch {
    std::string name;    ///< the solver's
    std::string from{};  ///< the file of a trace; empty: none
};

/// The number of solutions of a puzzle, or an upper bound for superqueens, on a torus, and with givens that
/// take long to count; empty if unknown.
std::optional<std::uint64_t> compared_solutions(const Puzzle& puzzle);

/// The number in words: `92`, `up to 92`, `an unknown number of`.
std::string compared_solutions_text(const Puzzle& puzzle);

/// The seconds that a solver takes at most to show every step to all solutions; infinite if unknown.
double comparison_seconds(const Puzzle& puzzle);

/// Estimates whether a comparison may take longer than `seconds`: from the number of solutions if it runs
/// searches to their end, from the size of the board if it stops at the first solution.
bool may_take_longer(double seconds, const Puzzle& puzzle, std::span<const Solver* const> solvers,
                     TallyEnd end);

/// Measures a solver's search. Throws what the search and `watch` throw.
ComparedRow compared_row(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options);

/// Counts a recorded search, from `file`. `profile`: the solver's; empty: as the events reveal it. Throws
/// what the events throw.
ComparedRow recorded_row(std::string_view solver, std::optional<SearchProfile> profile,
                         Generator<SearchEvent> events, TallyEnd end, std::string_view file);

/// The row's name, with its trace's file if another row has the same name.
std::string unique_name(const ComparedRow& row, std::span<const ComparedRow> rows);

/// Adds the puzzle's rule of attack to `json` if it is not that of queens, and its givens if it has any.
void add_puzzle(Json& json, const Puzzle& puzzle);

/// The numbers of searches on a puzzle. Its rule of attack is named if it is not that of queens, its givens
/// if it has any.
Json comparison_json(const Puzzle& puzzle, std::span<const ComparedRow> rows);

}  // namespace queenreel
