#pragma once

#include <optional>
#include <stdexcept>
#include <string_view>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A text that is no board. what() is the reason and the way out, `why; what to do`, after the place where
/// one is known: `list.txt: line 3: why; what to do`.
struct BoardTextError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What may stand between and around the parts of a board.
constexpr std::string_view board_blanks = " \t\r\n";

/// The text without blanks around it.
std::string_view without_blanks(std::string_view text);

// The forms of boards as text, as SolutionFormat::read reads them.

/// An array of the queens' columns, or a document with one of them.
std::optional<Board> read_json(std::string_view text, int n);

/// Rows of full stops and Q, or of middle dots and queens of Unicode.
std::optional<Board> read_grid(std::string_view text, int n);

/// Rows of 0 and 1.
std::optional<Board> read_matrix(std::string_view text, int n);

/// The piece placement of a FEN.
std::optional<Board> read_fen(std::string_view text, int n);

/// The queen's column in each row, from 0, in a line with commas; before it there may be their names.
std::optional<Board> read_columns(std::string_view text, int n);

/// Names of squares with commas between them.
std::optional<Board> read_square_list(std::string_view text, int n);

/// The queen's column in each row, from 0, as digits without anything between them: `04752613`.
std::optional<Board> read_digits(std::string_view text, int n);

/// Squares with commas between them. Throws BoardTextError for all else.
Board read_squares(std::string_view text, int n);

}  // namespace queenreel
