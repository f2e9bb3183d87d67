#pragma once

#include <vector>

#include "queenreel/frame/question.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

// The answers to choose from when a film of a search asks. Each function returns them in the order of the
// board. The rules of the puzzle or the next event decide which are right.

/// The squares of `row`, without blocked ones, and "Nowhere". The free squares are right, or else "Nowhere".
/// Ignores the row's own queen in `queens`.
std::vector<QuestionAnswer> free_square_answers(const ToldSearch& search, Solution queens, int row);

/// The same squares for a local search. Those with the fewest attackers are right.
std::vector<QuestionAnswer> calm_square_answers(const ToldSearch& search, Solution queens, int row);

/// The queens to take back, and giving up. The queen that `next` takes back is right.
std::vector<QuestionAnswer> way_back_answers(const ToldSearch& search, const SearchEvent& next);

/// "Yes" and "No" to whether two queens of a board attack each other.
std::vector<QuestionAnswer> attack_answers(const ToldSearch& search, Solution queens);

/// "Yes" and "No" to whether a swap leaves fewer attacking pairs; empty if it leaves as many.
std::vector<QuestionAnswer> swap_answers(const Words& words, const Swap& swap, Solution queens);

}  // namespace queenreel
