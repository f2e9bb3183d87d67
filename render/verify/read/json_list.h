#pragma once

#include <istream>

#include "verify/board_check.h"

namespace queenreel::judge {

/// Reads the solutions of a JSON text: every array of numbers in an array at the top, or in the member
/// "solutions" of an object at the top. Tuples, in parentheses as Python prints them, are arrays, too. Other
/// members are passed over. Memory does not grow with the text.
void read_json(std::istream& in, BoardCheck& check);

}  // namespace queenreel::judge
