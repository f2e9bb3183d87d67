#pragma once

#include <string>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// A step of the walkthrough in words.
struct Step {
    std::string caption;
    std::string chapter;
};

/// The empty board.
Step opening(int n);

/// What an event of forward checking, row by row, does.
Step step_of(const BoardNames& names, const SearchEvent& event);

/// A board for those who cannot see it: "Row 1: Q X X X; row 2: X X . .; …": a queen, a square where none can
/// stand, and one that is still free.
std::string in_letters(const BoardPanel& panel, const BoardNames& names);

}  // namespace queenreel
