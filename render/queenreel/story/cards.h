#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/frame/frame.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The card that a film of a search begins with: the task, the solver's idea, and a board with one queen and
/// the lines along which she attacks, or the board without them where it has givens; no board where n is over
/// 100.
Card title_card(const Solver& solver, const Puzzle& puzzle, const StoryCards& cards = {});

/// As many of a search's solutions as an end card keeps.
inline constexpr std::size_t max_card_solutions = 100;

/// What became of a search.
struct SearchEnd {
    const Solver* solver = nullptr;
    int n = 8;
    std::vector<std::vector<int>> solutions{};  ///< the first, at most max_card_solutions, as columns by row
    std::uint64_t solution_count = 0;           ///< all that were found
    bool exhausted = false;                     ///< every way was tried
    std::vector<Card::Total> totals{};
};

/// The card that a film of a search ends with: what was found, and the totals.
Card end_card(const SearchEnd& end);

/// The moment of a title card: with the time to read it.
Moment title_moment(const Card& card);

/// A frame that shows a card, with its caption, title and description; its chapter begins with it where that
/// is not empty. The scene must have cards.
Frame card_frame(Card card, std::string chapter = {});

}  // namespace queenreel
