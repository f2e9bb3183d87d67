#pragma once

#include <istream>

#include "verify/board_check.h"

namespace queenreel::judge {

/// Reads a text list, FileKind list, squares, grid, matrix, fen, csv or json, as `report().kind` of the check
/// says, and gives it each board. Lines that are not boards are faults, and so is a last line without an end.
/// Throws UnreadableError.
void read_list(std::istream& in, BoardCheck& check);

}  // namespace queenreel::judge
