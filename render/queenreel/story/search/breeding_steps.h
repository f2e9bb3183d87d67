#pragma once

#include <string>
#include <vector>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A step of breeding a child, before its solver yields the child.
struct BreedingStep {
    int line;                 ///< of the pseudocode
    std::string words;        ///< the caption
    std::vector<int> joined;  ///< the child's queens so far, as the column of each row; -1 for none
};

/// The steps to a child of two parents, in order: the parents are drawn; the upper one gives its rows; then
/// the lower one, if a queen mutates after that. Empty for any other event, and for a solver whose pseudocode
/// has no lines for them.
std::vector<BreedingStep> breeding_steps(const SearchEvent& bred, const SilentLines& lines,
                                         const BoardNames& names);

/// The sentence for a queen that mutates when its child is joined.
std::string mutation_in_words(const Individual& child, const BoardNames& names);

/// "rows 1–3", "row 8": the rows from `first` to before `end`.
std::string rows_in_words(int first, int end, const BoardNames& names);

}  // namespace queenreel
