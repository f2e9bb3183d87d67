#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// A board with at most one queen per row (-1: none), all with the same mark.
BoardPanel queens_board(int n, Solution columns, Mark mark = Mark::none);

/// The queens of an event, with marks on its subject: the square tested, rejected (with a line from the
/// attacking queen) or left, the row or column without a free square, or the queens of a solution.
BoardPanel event_board(const Puzzle& puzzle, const SearchEvent& event);

/// The line along which a queen attacks a square. On a torus, the shortest one, in several pieces if it wraps
/// around; a piece then extends to the square just off the board.
std::vector<AttackLine> attack_lines(const Puzzle& puzzle, Square queen, Square square);

/// The queens of an event and whether they are a solution, for when events pass quickly: marks of single
/// events would only flicker.
BoardPanel passing_board(int n, const SearchEvent& event);

/// The cells of a board, with the marks that `options` requests.
BoardPanel board_panel(const Board& board, const StoryOptions& options);

}  // namespace queenreel
