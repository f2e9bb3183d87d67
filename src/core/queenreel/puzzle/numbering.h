#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The numbering of rows and columns throughout a picture or film.
enum class Numbering : std::uint8_t {
    from_one,   ///< rows from the top and columns from the left, both from 1
    from_zero,  ///< the same from 0
    chess,      ///< ranks from the bottom, from 1, and files from the left, from a
};

/// A row of the table of numberings.
struct NumberingRow {
    Numbering numbering;
    std::string_view name;  ///< as on the command line
};

/// All numberings, in the order of the enumeration; the first is the default.
std::span<const NumberingRow> numberings();

/// The names of the rows, columns and squares of an n×n board in one numbering and one language. Functions
/// take row and column numbers from 0, from the top left.
class BoardNames : public Words {
  public:
    explicit BoardNames(int size, Numbering numbering = Numbering::from_one, Words words = {})
        : Words(words), size_(size), numbering_(numbering) {}

    const Words& words() const { return *this; }
    int size() const { return size_; }
    Numbering numbering() const { return numbering_; }

    /// The label at the board's edge: "3", "6" for a rank. Numbers continue past the last row.
    std::string row_label(int row) const;
    std::string column_label(int column) const;  ///< "4", "d" for a file
    std::vector<std::string> row_labels() const;
    std::vector<std::string> column_labels() const;

    /// The words for rows and columns: "row", "rank"; "column", "file".
    std::string a_row() const { return is_chess() ? say("rank") : say("row"); }
    std::string a_column() const { return is_chess() ? say("file") : say("column"); }
    std::string rows() const { return is_chess() ? say("ranks") : say("rows"); }
    std::string columns() const { return is_chess() ? say("files") : say("columns"); }

    /// A message about rows or columns in general, such as "Fill {row} after {row}", with words in place of
    /// {row}, {rows}, {column} and {columns}. It may name at most three of them.
    std::string in_general(std::string_view english) const;

    std::string row(int row) const;           ///< "row 3", "rank 6"
    std::string column(int column) const;     ///< "column 4", "the d-file"
    std::string square(Square square) const;  ///< "row 3, column 4", "d6"

    /// A square at the start of a sentence: "Row 3, column 4", but "d6".
    std::string at_start(Square square) const { return capitalized(this->square(square)); }

    /// The only queen of a row: "row 3's queen", "the queen on d6".
    std::string queen(Square square) const;

    /// The same queen with "of": "the queen of row 3", "the queen on d6".
    std::string queen_of(Square square) const;

  private:
    bool is_chess() const { return numbering_ == Numbering::chess; }

    int size_;
    Numbering numbering_;
};

}  // namespace queenreel
