#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel::judge {

/// A board, or why a text is not one.
using Parsed = std::variant<Board, std::string>;

/// The max number of rows of a board of a list.
constexpr int max_list_size = 1000;

/// Reads boards of one queen per row from the numbers of their columns. Some people count from 0, some from
/// 1: a board without a column 0 that has one numbered n counts from 1, and so do then all boards of the
/// list.
class ColumnNumbers {
  public:
    /// The board, or why the columns are not one.
    Parsed board(std::vector<int> columns);

    /// What all count from, once a board has shown it.
    std::optional<int> first() const { return first_; }

  private:
    std::optional<int> first_;
};

/// The board of rows of two letters.
Parsed board_of_rows(const std::vector<std::string>& rows, char queen, char empty);

/// The line with Q for the queens of Unicode, and with `.` for other signs of empty squares.
std::string plain_row(std::string_view line);

/// Whether the line names the squares of n queens on an n×n board: `a1 b5 c8 …`, apart by blanks or commas.
bool is_squares(std::string_view line);

/// How lists of one board per line are read.
class LineFormat {
  public:
    virtual ~LineFormat() = default;

    /// True for a line that names the columns of those after it. Asked of each line, in order.
    virtual bool is_header(std::string_view) { return false; }

    virtual Parsed parse(std::string_view line) = 0;

    /// Whether a line of two numbers is a queen's row and column.
    virtual bool may_have_pairs() const { return false; }

    /// What columns are counted from, once a board has shown it.
    virtual std::optional<int> first_column() const { return std::nullopt; }
};

/// `[0, 4, 7, 5, 2, 6, 1, 3]`, `(0, 4, 7, 5, 2, 6, 1, 3)`, `0 4 7 5 2 6 1 3`, or up to n = 10 `04752613`
class ColumnList : public LineFormat {
  public:
    Parsed parse(std::string_view line) override;
    bool may_have_pairs() const override { return true; }
    std::optional<int> first_column() const override { return numbers_.first(); }

  private:
    ColumnNumbers numbers_;
};

/// `a8 b4 c1 d3 e6 f2 g7 h5`
class SquareList : public LineFormat {
  public:
    Parsed parse(std::string_view line) override;
};

/// `8/Q7/…`, the piece placement of a FEN; its further fields are passed over.
class FenLine : public LineFormat {
  public:
    Parsed parse(std::string_view line) override;
};

/// `1,0,4,7,5,2,6,1,3` after a header such as `solution,row_0,…,row_7`: the columns whose names are one word
/// with numbers that count up are a board's rows, the others are passed over. Without such names, or a
/// header, all columns are.
class CsvRows : public LineFormat {
  public:
    bool is_header(std::string_view line) override;
    Parsed parse(std::string_view line) override;
    bool may_have_pairs() const override { return is_row_.empty(); }
    std::optional<int> first_column() const override { return numbers_.first(); }

  private:
    bool is_first_ = true;
    std::size_t width_ = 0;     ///< of the header; 0 where there is none
    std::vector<bool> is_row_;  ///< by column; empty when all are
    ColumnNumbers numbers_;
};

}  // namespace queenreel::judge
