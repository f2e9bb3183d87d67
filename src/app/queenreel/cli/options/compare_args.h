#pragma once

#include <string>
#include <vector>

#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/terminal/console.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The arguments of a comparison.
struct CompareArgs : WorkArgs, SelectionArgs, GivenArgs {
    std::string events;  ///< trace files; empty: none
    bool csv = false;
};

/// The searches to compare, all of one puzzle.
struct SearchesToCompare {
    Puzzle puzzle;
    std::vector<const Solver*> solvers;
    std::vector<Trace> traces;  ///< in the order of CompareArgs::events
};

/// Throws UsageError if one of the solvers does not support the rule or the givens.
void check_solvers(const Puzzle& puzzle, const std::vector<const Solver*>& named);

/// Returns the solvers that support the rule and the givens. Names the others in a note.
std::vector<const Solver*> those_that_take(const Puzzle& puzzle, std::vector<const Solver*> all,
                                           Console& console);

/// Returns the requested searches: those of the named solvers, or of all that take the puzzle; in that case,
/// notes those that do not. Throws UsageError, LimitError, TraceError.
SearchesToCompare compared_searches(const CompareArgs& args, Console& console);

}  // namespace queenreel
