#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/frame/frame.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The card before a film of a search: the task, the solver's idea, and a board with one queen and its lines
/// of attack, or the givens if the puzzle has any; no board for n above 100.
Card title_card(const Solver& solver, const Puzzle& puzzle, const StoryCards& cards = {},
                const Words& words = {}, Numbering numbering = Numbering::from_one);

/// The number of a search's solutions that an end card keeps.
inline constexpr std::size_t max_card_solutions = 100;

/// The outcome of a search.
struct SearchEnd {
    const Solver* solver = nullptr;
    int n = 8;
    AttackRule rule = AttackRule::queens;
    std::vector<std::vector<int>> solutions{};  ///< the first ones, at most max_card_solutions, as columns by
                                                ///< row
    std::uint64_t solution_count = 0;           ///< the number of solutions found
    bool exhausted = false;                     ///< every way was tried
    std::optional<std::uint64_t> known{};       ///< the number of solutions that there are
    std::vector<Card::Total> totals{};
    Words words{};
};

/// The card after a film of a search: the outcome and the totals.
Card end_card(const SearchEnd& end);

/// The moment of a title card, with the time to read it; in few words, its title alone.
Moment title_moment(const Card& card);

/// A title card as it is shown: in few words without its subtitle and totals.
Card shown_title(Card card, const Showing& showing);

/// A frame that shows a card, with its caption, title and description; it starts a chapter unless `chapter`
/// is empty. The scene must have cards.
Frame card_frame(Card card, std::string chapter = {}, const Words& words = {});

}  // namespace queenreel
