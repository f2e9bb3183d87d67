#pragma once

#include <span>

namespace queenreel {

/// A queen a row: element r is the column, from 0, of the queen in row r, from the top. A view: it is valid
/// as long as what it was taken from, for a generator's until its next step. While a search goes on it holds
/// only the rows filled so far.
using Solution = std::span<const int>;

}  // namespace queenreel
