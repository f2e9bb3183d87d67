#pragma once

#include <string>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The words of one step of the walkthrough.
struct Step {
    std::string caption;
    std::string chapter;
};

/// The empty board.
Step opening(const BoardNames& names);

/// The words for an event of row-by-row forward checking.
Step step_of(const BoardNames& names, const SearchEvent& event);

/// A short caption for an event like others before it; empty if it is always told in full: a queen of the
/// first row, and the end.
std::string briefly(const BoardNames& names, const SearchEvent& event);

/// Returns true if a queen that was taken back, on a board of n rows, has another free square in its row.
bool moves_on(const SearchEvent& removed, int n);

/// A board as text, for those who cannot see it: "Row 1: Q X X X; row 2: X X . .; …". Q is a queen, X a
/// square that can have none, a dot one that is still free.
std::string in_letters(const BoardPanel& panel, const BoardNames& names);

}  // namespace queenreel
