#pragma once

#include <nlohmann/json.hpp>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// A cell as a number: 1 for a queen, 2 × its mark (the element of Mark).
int cell_code(const Cell& cell);

/// A number to a millionth; a whole one without a point.
nlohmann::ordered_json rounded_number(double number);

/// A board, as frame_json() describes it.
nlohmann::ordered_json board_json(const BoardPanel& board);

/// A panel: {"kind":"code"} and what its struct has, by the same names; rows and cells as arrays.
nlohmann::ordered_json panel_json(const Panel& panel);

}  // namespace queenreel
