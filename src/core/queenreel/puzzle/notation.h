#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A square's name on an n×n board: file letters and rank, rank 1 at the bottom: {0, 0} is a8 when n = 8.
std::string square_name(Square square, int size);

/// The square that `text` names, as file letters and rank (`c3`, either case) or as `row:column` from the top
/// left, from 0; nothing when it names none on an n×n board.
std::optional<Square> parse_square(std::string_view text, int size);

/// The piece placement field of a FEN: ranks from the top, `Q` a queen, a number a run of empty squares,
/// which may have several digits on boards over 9 (FEN, PGN specification 1994, 16.1.3.1).
std::string fen(const Board& board);

/// The board of a FEN piece placement (further FEN fields are passed over); queens of either color count, any
/// other piece, or ranks of different lengths, give nothing.
std::optional<Board> parse_fen(std::string_view text);

}  // namespace queenreel
