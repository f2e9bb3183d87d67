#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

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

/// How boards given as a column for each row count these: from 1 if one of their columns is n and none is 0,
/// otherwise from 0.
class ColumnCount {
  public:
    explicit ColumnCount(int n) : n_(n) {}

    void add(std::span<const std::int64_t> columns);
    int first() const { return has_last_ && !has_zero_ ? 1 : 0; }

  private:
    int n_;
    bool has_zero_ = false;
    bool has_last_ = false;
};

/// The columns of one board in an array, in a line with commas, or in digits; nothing in other text.
std::optional<std::vector<std::int64_t>> columns_in(std::string_view text, int n);

/// The board with these columns, of which the lowest is `first`.
Board board_of_columns(std::span<const std::int64_t> columns, int n, int first);

// The forms of boards as text, as SolutionFormat::read reads them.

/// An array of the queens' columns, or a document with one of them.
std::optional<Board> read_json(std::string_view text, int n);

/// Rows of full stops and Q, or of middle dots and queens of Unicode.
std::optional<Board> read_grid(std::string_view text, int n);

/// Rows of 0 and 1.
std::optional<Board> read_matrix(std::string_view text, int n);

/// The piece placement of a FEN.
std::optional<Board> read_fen(std::string_view text, int n);

/// The queen's column in each row, in a line with commas; before it there may be their names.
std::optional<Board> read_columns(std::string_view text, int n);

/// Names of squares with commas between them.
std::optional<Board> read_square_list(std::string_view text, int n);

/// The queen's column in each row, as digits without anything between them: `04752613`.
std::optional<Board> read_digits(std::string_view text, int n);

/// Squares with commas between them. Throws BoardTextError for all else.
Board read_squares(std::string_view text, int n);

}  // namespace queenreel
