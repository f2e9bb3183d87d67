#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// Thrown for a text that is not a board. what() gives the reason and the remedy, `why; what to do`, after
/// the place if it is known: `list.txt: line 3: why; what to do`.
struct BoardTextError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The characters allowed between and around the parts of a board.
constexpr std::string_view board_blanks = " \t\r\n";

/// The text without blanks around it.
std::string_view without_blanks(std::string_view text);

/// Finds how boards given as one column per row count columns: from 1 if one of them is n and none is 0,
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

/// The columns of one board, written as an array, a line with commas, or digits; nothing for other text.
std::optional<std::vector<std::int64_t>> columns_in(std::string_view text, int n);

/// The board with these columns, counted from `first`.
Board board_of_columns(std::span<const std::int64_t> columns, int n, int first);

// The forms of boards that SolutionFormat::read reads.

/// An array of the queens' columns, or a document with a single such array.
std::optional<Board> read_json(std::string_view text, int n);

/// Rows of `.` and `Q`, or of middle dots and Unicode queens.
std::optional<Board> read_grid(std::string_view text, int n);

/// Rows of 0 and 1.
std::optional<Board> read_matrix(std::string_view text, int n);

/// The piece placement of a FEN.
std::optional<Board> read_fen(std::string_view text, int n);

/// The queen's column in each row, on a line with commas; a line of column names may come first.
std::optional<Board> read_columns(std::string_view text, int n);

/// Names of squares, separated by commas.
std::optional<Board> read_square_list(std::string_view text, int n);

/// The queen's column in each row, as digits with nothing between them: `04752613`.
std::optional<Board> read_digits(std::string_view text, int n);

/// Squares separated by commas. Throws BoardTextError for anything else.
Board read_squares(std::string_view text, int n);

}  // namespace queenreel
