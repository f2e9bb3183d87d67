#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel::judge {

/// A board, or the reason why a text is not one.
using Parsed = std::variant<Board, std::string>;

/// The maximum number of rows of a board in a list.
constexpr int max_list_size = 1000;

/// Reads boards with one queen per row from column numbers, which may start at 0 or 1: a board without a
/// column 0 but with a column n counts from 1, as do then all boards of the list.
class ColumnNumbers {
  public:
    /// Returns the board, or the reason why the columns are not one.
    Parsed board(std::vector<int> columns);

    /// The first column's number, once a board has shown it.
    std::optional<int> first() const { return first_; }

  private:
    std::optional<int> first_;
};

/// Returns the board of rows made of two letters.
Parsed board_of_rows(const std::vector<std::string>& rows, char queen, char empty);

/// Returns the line with Q for Unicode queens, and `.` for other signs of empty squares.
std::string plain_row(std::string_view line);

/// The size of the smallest board that has a row for each queen and all squares that the line names: `a1 b5
/// c8 …`, separated by blanks or commas; 0 if it names anything else.
int size_of_squares(std::string_view line);

/// A format of lists with one board per line.
class LineFormat {
  public:
    virtual ~LineFormat() = default;

    /// Returns true if a line names the columns of the lines after it. Called for each line, in order.
    virtual bool is_header(std::string_view) { return false; }

    virtual Parsed parse(std::string_view line) = 0;

    /// Returns true if a line of two numbers is a queen's row and column.
    virtual bool may_have_pairs() const { return false; }

    /// The first column's number, once a board has shown it.
    virtual std::optional<int> first_column() const { return std::nullopt; }
};

/// Column numbers: `[0, 4, 7, 5, 2, 6, 1, 3]`, `(0, 4, 7, 5, 2, 6, 1, 3)`, `0 4 7 5 2 6 1 3`, or up to n = 10
/// `04752613`.
class ColumnList : public LineFormat {
  public:
    Parsed parse(std::string_view line) override;
    bool may_have_pairs() const override { return true; }
    std::optional<int> first_column() const override { return numbers_.first(); }

  private:
    ColumnNumbers numbers_;
};

/// Squares: `a8 b4 c1 d3 e6 f2 g7 h5`, or fewer.
class SquareList : public LineFormat {
  public:
    /// `n`: the size of boards that lack queens; 0: that of the first board, from size_of_squares().
    explicit SquareList(int n) : n_(n) {}

    Parsed parse(std::string_view line) override;

  private:
    int n_;
};

/// The piece placement of a FEN, `8/Q7/…`; skips its other fields.
class FenLine : public LineFormat {
  public:
    Parsed parse(std::string_view line) override;
};

/// CSV: `1,0,4,7,5,2,6,1,3` after a header such as `solution,row_0,…,row_7`. The columns whose names are one
/// word with ascending numbers are a board's rows; skips the others. Without such names, or without a header,
/// all columns are rows.
class CsvRows : public LineFormat {
  public:
    bool is_header(std::string_view line) override;
    Parsed parse(std::string_view line) override;
    bool may_have_pairs() const override { return is_row_.empty(); }
    std::optional<int> first_column() const override { return numbers_.first(); }

  private:
    bool is_first_ = true;
    std::size_t width_ = 0;     ///< fields of the header; 0 if there is none
    std::vector<bool> is_row_;  ///< by column; empty if all are rows
    ColumnNumbers numbers_;
};

}  // namespace queenreel::judge
