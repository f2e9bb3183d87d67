#pragma once

#include <nlohmann/json.hpp>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// A cell as a number: 1 for a queen, plus 2 × the index of its mark.
int cell_code(const Cell& cell);

/// A number rounded to a millionth; integers have no decimal point.
nlohmann::ordered_json rounded_number(double number);

/// A board, as described at frame_json().
nlohmann::ordered_json board_json(const BoardPanel& board);

/// A panel: {"kind":"code"} and the fields of its struct under the same names; rows and cells as arrays.
nlohmann::ordered_json panel_json(const Panel& panel);

}  // namespace queenreel
