#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A square's name on an n×n board: file letters and rank, rank 1 at the bottom: {0, 0} is a8 when n = 8.
std::string square_name(Square square, int size);

/// The square that `text` names, as file letters and rank (`c3`, either case) or as `row:column` from the top
/// left, from 0; empty if it names none on an n×n board.
std::optional<Square> parse_square(std::string_view text, int size);

/// The piece placement field of a FEN: ranks from the top, `Q` for a queen, a number for a run of empty
/// squares, which may have several digits on boards larger than 9 (FEN, PGN specification 1994, 16.1.3.1).
std::string fen(const Board& board);

/// The board of a FEN piece placement; further FEN fields are ignored. Queens of either color count. Empty if
/// there is any other piece, or if the ranks differ in length.
std::optional<Board> parse_fen(std::string_view text);

}  // namespace queenreel
