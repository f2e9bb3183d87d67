#pragma once

#include <cstdint>
#include <string>

#include "queenreel/base/text.h"
#include "queenreel/frame/panel.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The lines of a board along which a queen attacks.
enum class LineKind : std::uint8_t { row, column, diagonal, antidiagonal };

/// The line that two squares share.
LineKind shared_line(Square one, Square other);

/// "row", "rank", "column", "file", "diagonal" or "antidiagonal".
std::string line_name(LineKind line, const BoardNames& names);

/// "row 3", or "column 5" if `line.row` is -1.
std::string row_or_column(Square line, const BoardNames& names);

/// The names of the columns, as cells above rows of one cell a column.
StatePanel::Row column_heads(const BoardNames& names);

/// "Queens on a8, e7 and b6.", "Queens: row 1, column 1; row 2, column 5.", "No queens."
std::string queens_in_words(const Board& board, const BoardNames& names);

/// The same in chess notation.
std::string queens_in_words(const Board& board, const Words& words);

/// The same for the pieces of a rule.
std::string pieces_in_words(const Board& board, AttackRule rule, const Words& words);

/// Adds the missing full stop to a sentence: "A queen on row 1, column 1.", "May a queen stand here?"
std::string as_sentence(std::string text, const Words& words);

}  // namespace queenreel
