#pragma once

#include "frame/frame.h"
#include "puzzle/board.h"
#include "story/story.h"

namespace queenreel {

/// The cells of a board, with the marks that `options` asks for.
BoardPanel board_panel(const Board& board, const StoryOptions& options);

}  // namespace queenreel
