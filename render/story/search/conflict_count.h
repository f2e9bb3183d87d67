#pragma once

#include <string>
#include <vector>

#include "puzzle/square.h"

namespace queenreel {

/// How many pairs of queens attack each other, of at most one a row (-1: none). O(n).
int attacking_pairs(Solution columns);

/// How many queens of other rows attack a square. O(n).
int attackers(Solution columns, Square square);

/// The fitness of a board with so many pairs, 1 / (1 + pairs), as "0.25".
std::string fitness_in_words(int pairs);

}  // namespace queenreel
