#pragma once

#include <memory>
#include <string>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The story of a puzzle with its givens in every picture: given queens stand from the first one on and have
/// a lock, blocked squares are marked, and descriptions name both. Moments stay as they are.
std::unique_ptr<Storyline> with_givens(std::unique_ptr<Storyline> story, Puzzle puzzle);

/// Marks the givens on a board, which has those of its queens that stand. Boards of another size stay as they
/// are.
void mark_givens(BoardPanel& board, const Puzzle& puzzle);

/// "a given queen", "given queens and a blocked square"; empty for an empty board.
std::string kinds_of(const Givens& givens);

/// "Given: a1 and c2. Blocked: d4."; empty for an empty board.
std::string givens_in_words(const Puzzle& puzzle);

}  // namespace queenreel
