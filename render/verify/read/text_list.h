#pragma once

#include <istream>

#include "verify/board_check.h"

namespace queenreel::judge {

/// Reads a text list, of any FileKind from list to html, as `report().kind` of the check says, and gives it
/// each board. Comments and what else stands between boards, see PlainLine, is passed over; other lines that
/// are not boards are faults, and so is a last line without an end. Throws UnreadableError.
void read_list(std::istream& in, BoardCheck& check);

}  // namespace queenreel::judge
