#pragma once

#include <vector>

#include "queenreel/frame/question.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

// The answers to choose from when a film of a search asks. Each function returns them in the order of the
// board; those that are right follow from the rules of the puzzle or from the event that comes next.

/// Where a queen of `row` can stand among `queens`, whose own queen does not count: on any free square, or
/// nowhere. Blocked squares are no answers.
std::vector<QuestionAnswer> free_square_answers(const ToldSearch& search, Solution queens, int row);

/// Where it should stand in a local search: on a square with the fewest attackers.
std::vector<QuestionAnswer> calm_square_answers(const ToldSearch& search, Solution queens, int row);

/// Which queen is taken back, when `next` takes back one.
std::vector<QuestionAnswer> way_back_answers(const ToldSearch& search, const SearchEvent& next);

/// Whether two of a board's queens attack each other.
std::vector<QuestionAnswer> attack_answers(const ToldSearch& search, Solution queens);

/// Whether a swap leaves fewer attacking pairs; empty if it leaves as many.
std::vector<QuestionAnswer> swap_answers(const Swap& swap, Solution queens);

}  // namespace queenreel
