#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// Queens of at most one a row (-1: none), each with the same mark.
BoardPanel queens_board(int n, Solution columns, Mark mark = Mark::none);

/// The queens of an event, with a mark on what it is about: the square tested, refused (and a line from the
/// queen that forbids it) or left, the row or column without a free square, the queens of a solution.
BoardPanel event_board(int n, const SearchEvent& event);

/// Where the queens of an event stand, and whether they are a solution: where events pass quickly, what is
/// seen of one alone would only flicker.
BoardPanel passing_board(int n, const SearchEvent& event);

/// The cells of a board, with the marks that `options` asks for.
BoardPanel board_panel(const Board& board, const StoryOptions& options);

}  // namespace queenreel
