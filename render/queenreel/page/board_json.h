#pragma once

#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/frame/board_panel.h"

namespace queenreel {

/// A cell as a number: 1 for a queen, plus 2 × the index of its mark.
int cell_code(const Cell& cell);

/// A number rounded to a millionth; integers have no decimal point.
Json rounded_number(double number);

/// The four numbers of two squares: row and column of each.
Json squares_json(const SquarePair& squares);

/// A board, as described at frame_json().
Json board_json(const BoardPanel& board);

}  // namespace queenreel
