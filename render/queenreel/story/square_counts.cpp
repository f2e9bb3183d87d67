#include "queenreel/story/square_counts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "queenreel/story/cards.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/wording.h"

namespace queenreel {

SquareCounts::SquareCounts(int n)
    : n_(n), counts_(static_cast<std::size_t>(n) * static_cast<std::size_t>(n)) {}

void SquareCounts::add(Solution columns) {
    ++solutions_;
    for (std::size_t row = 0; const int column : columns)
        ++counts_[row++ * columns.size() + static_cast<std::size_t>(column)];
}

Card SquareCounts::card(const StoryOptions& options) const {
    BoardPanel board{
        .size = n_, .cells = std::vector<Cell>(counts_.size()), .tint_scale = std::ranges::max(counts_)};
    for (std::size_t i = 0; i < counts_.size(); ++i)
        board.cells[i].number = static_cast<std::int16_t>(counts_[i]);
    mark_givens(board, options.puzzle());
    const Words& words = options.words;
    const bool rooks = is_of_rooks(options.rule);
    const std::string kind =
        rooks ? kind_without_rule(options.puzzle(), words) : kind_in_words(options.puzzle(), words);
    const std::string solutions =
        options.unique
            ? words.say_n(solutions_, "{count} fundamental solution", "{count} fundamental solutions")
            : words.say_n(solutions_, "{count} solution", "{count} solutions");
    return {.title = rooks ? words.say("How many solutions have a rook on each square")
                     : options.unique
                         ? words.say("How many fundamental solutions have a queen on each square")
                         : words.say("How many solutions have a queen on each square"),
            .subtitle = kind.empty() ? solutions : solutions + ' ' + kind,
            .board = std::move(board)};
}

}  // namespace queenreel
