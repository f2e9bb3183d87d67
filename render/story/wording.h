#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "puzzle/board.h"
#include "puzzle/square.h"

namespace queenreel {

// Rows and columns are counted from 1, from the top left.

/// "row 3", of its number from 0.
std::string row_name(int row);

/// "column 4", of its number from 0.
std::string column_name(int column);

/// "row 3, column 4".
std::string square_in_words(Square square);

/// The line of the board that two squares share, as "column", "row", "diagonal" or "antidiagonal".
std::string_view shared_line(Square one, Square other);

/// "Queens on a8, e7 and b6.", "No queens."
std::string queens_in_words(const Board& board);

/// "a", "a and b", "a, b and c"; with another last word: "a, b or c".
std::string listed(const std::vector<std::string>& names, std::string_view last = "and");

/// A text that begins with a lower-case letter, as the start of a sentence.
std::string capitalized(std::string text);

/// A sentence with the full stop it lacks: "A queen on row 1, column 1.", "May a queen stand here?"
std::string as_sentence(std::string text);

/// Frame::badge of a speed: "×32"; empty for 1.
std::string badge(std::uint64_t speed);

}  // namespace queenreel
