#include <cstddef>
#include <string>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// "2 queens, 1 attacking pair", "8 queens, no two attack", "1 queen".
std::string summary(std::size_t queens, std::size_t clashes, const Words& words) {
    if (clashes > 0)
        return words.say("{queens}, {pairs}",
                         {words.say_n(queens, "{count} queen", "{count} queens"),
                          words.say_n(clashes, "{count} attacking pair", "{count} attacking pairs")});
    return queens > 1 ? words.say_n(queens, "{count} queen, no two attack", "{count} queens, no two attack")
                      : words.say_n(queens, "{count} queen", "{count} queens");
}

/// "8 queens on a board of 8×8 squares"
std::string title(std::size_t queens, const StoryOptions& options) {
    const std::string size = std::to_string(options.n);
    const Words& words = options.words;
    switch (options.rule) {
        case AttackRule::queens:
            break;
        case AttackRule::torus:
            return words.say_n(queens, "{count} queen on a torus of {size}×{size} squares",
                               "{count} queens on a torus of {size}×{size} squares", {size});
        case AttackRule::superqueens:
            return words.say_n(queens, "{count} superqueen on a board of {size}×{size} squares",
                               "{count} superqueens on a board of {size}×{size} squares", {size});
        case AttackRule::rooks:
            return words.say_n(queens, "{count} rook on a board of {size}×{size} squares",
                               "{count} rooks on a board of {size}×{size} squares", {size});
    }
    return words.say_n(queens, "{count} queen on a board of {size}×{size} squares",
                       "{count} queens on a board of {size}×{size} squares", {size});
}

}  // namespace

Frame placement_frame(const Board& board, const StoryOptions& options) {
    const auto clashes = conflicts(board, options.rule);
    Frame frame;
    frame.board = board_panel(board, options);
    frame.title = title(board.queens().size(), options);
    if (options.captions)
        frame.caption = is_of_rooks(options.rule)
                            ? frame.title()
                            : summary(board.queens().size(), clashes.size(), options.words);
    frame.description = pieces_in_words(board, options.rule, options.words);
    for (const auto& [one, other] : clashes)
        frame.description +=
            ' ' + options.words.say("{one} and {other} attack each other.",
                                    {square_name(one, board.size()), square_name(other, board.size())});
    if (options.givens.any()) {
        mark_givens(frame.board, options.puzzle());
        frame.description += ' ' + givens_in_words(options.puzzle(), options.words);
    }
    return frame;
}

}  // namespace queenreel
