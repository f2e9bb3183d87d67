#include <cstddef>
#include <string>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// "2 queens, 1 attacking pair", "8 queens, no two attack", "1 queen".
std::string summary(std::size_t queens, std::size_t clashes) {
    std::string words = counted(queens, "queen");
    if (clashes > 0)
        words += ", " + counted(clashes, "attacking pair");
    else if (queens > 1)
        words += ", no two attack";
    return words;
}

}  // namespace

Frame placement_frame(const Board& board, const StoryOptions& options) {
    const auto clashes = conflicts(board, options.rule);
    const std::string size = std::to_string(board.size());
    Frame frame;
    frame.board = board_panel(board, options);
    if (options.captions)
        frame.caption = summary(board.queens().size(), clashes.size());
    const AttackRuleRow& rule = row_of(options.rule);
    frame.title = counted(board.queens().size(), std::string(rule.piece)) + " on a " +
                  std::string(rule.board) + " of " + size + "×" + size + " squares";
    frame.description = queens_in_words(board);
    for (const auto& [one, other] : clashes)
        frame.description += ' ' + square_name(one, board.size()) + " and " +
                             square_name(other, board.size()) + " attack each other.";
    return frame;
}

}  // namespace queenreel
