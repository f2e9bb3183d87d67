#pragma once

#include <string>
#include <variant>

#include "queenreel/puzzle/board.h"

namespace queenreel::judge {

/// A board, or why a text is not one.
using Parsed = std::variant<Board, std::string>;

}  // namespace queenreel::judge
