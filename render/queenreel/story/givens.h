#pragma once

#include <string>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// Marks the givens on a board that shows at least the queens placed so far. Boards of another size are left
/// unchanged.
void mark_givens(BoardPanel& board, const Puzzle& puzzle);

/// Returns the difference of a puzzle from queens on an empty board, in words to follow its name: "with given
/// queens", "on a torus", "with superqueens and a given queen". Empty if it does not differ.
std::string kind_in_words(const Puzzle& puzzle, const Words& words);

/// The same to follow a name that already says the rule, such as rooks or superqueens: "with a given rook".
std::string kind_without_rule(const Puzzle& puzzle, const Words& words);

/// "Given: a1 and c2. Blocked: d4."; empty for an empty board.
std::string givens_in_words(const Puzzle& puzzle, const Words& words);

}  // namespace queenreel
