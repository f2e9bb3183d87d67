#pragma once

#include <nlohmann/json.hpp>

#include "frame/board_panel.h"
#include "frame/panel.h"

namespace queenreel {

/// A number to a millionth; a whole one without a point.
nlohmann::ordered_json rounded_number(double number);

/// A board, as frame_json() describes it.
nlohmann::ordered_json board_json(const BoardPanel& board);

/// A panel: {"kind":"code"} and what its struct has, by the same names; rows and cells as arrays.
nlohmann::ordered_json panel_json(const Panel& panel);

}  // namespace queenreel
