#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "puzzle/board.h"

namespace queenreel::judge {

/// The max number of rows of a board of a list.
constexpr int max_list_size = 1000;

/// A board, or why the text is not one.
using Parsed = std::variant<Board, std::string>;

/// The board of one queen per row, or why the columns are not one.
Parsed board_of_columns(const std::vector<int>& columns);

/// How lists of one board per line are read.
class LineFormat {
  public:
    virtual ~LineFormat() = default;

    /// True for a line that names the columns of those after it. Asked of each line, in order.
    virtual bool is_header(std::string_view) { return false; }

    virtual Parsed parse(std::string_view line) const = 0;
};

/// `[0, 4, 7, 5, 2, 6, 1, 3]`
class ColumnList : public LineFormat {
  public:
    Parsed parse(std::string_view line) const override;
};

/// `8/Q7/…`, the piece placement of a FEN
class FenLine : public LineFormat {
  public:
    Parsed parse(std::string_view line) const override;
};

/// `1,0,4,7,5,2,6,1,3` after a header such as `solution,row_0,…,row_7`: the columns whose names end in a
/// digit are a board's rows, the others are passed over. Without such names, or a header, all columns are.
class CsvRows : public LineFormat {
  public:
    bool is_header(std::string_view line) override;
    Parsed parse(std::string_view line) const override;

  private:
    bool is_first_ = true;
    std::vector<bool> is_row_;  ///< by column; empty when all are
};

}  // namespace queenreel::judge
