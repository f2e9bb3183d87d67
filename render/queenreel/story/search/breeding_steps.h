#pragma once

#include <string>
#include <vector>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A step in which a child is bred, before its solver tells of the child.
struct BreedingStep {
    int line;                 ///< of the pseudocode
    std::string words;        ///< what is said of it
    std::vector<int> joined;  ///< the column of each row's queen that the child has by now; -1 for none
};

/// The steps to a child of two parents, in order: they are drawn; the upper one gives its rows; and the lower
/// one, where a queen jumps after that. None for any other event, and for a solver whose pseudocode has no
/// lines for them.
std::vector<BreedingStep> breeding_steps(const SearchEvent& bred, const SilentLines& lines,
                                         const BoardNames& names);

/// The sentence of a queen that jumps when its child is joined.
std::string mutation_in_words(const Individual& child, const BoardNames& names);

/// "rows 1–3", "row 8": those from `first` on, before `end`.
std::string rows_in_words(int first, int end, const BoardNames& names);

}  // namespace queenreel
