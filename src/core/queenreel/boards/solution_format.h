#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A row of the table of text formats: how to write boards and read them back. A format has a text for each
/// row of the board, and texts between rows, around boards and between boards.
struct SolutionFormat {
    std::string_view name;
    std::string_view summary;               ///< one line for `list formats`
    std::string (*row)(int column, int n);  ///< the row of an n×n board whose queen is in `column`
    std::string_view between_rows = "";
    std::string_view before_board = "";
    std::string_view after_board = "";
    std::string_view between_boards = "";
    std::string (*opening)(int n) = nullptr;  ///< before everything; null for nothing
    std::string_view closing = "";            ///< after everything

    /// The text after each row, whatever its queen's column; null for none.
    std::string (*row_end)(int row, int n) = nullptr;

    /// A row with a queen at each true element; null if the format writes a row as its queen's column.
    std::string (*squares)(const std::vector<bool>& queens) = nullptr;

    // For boards with any number of queens, if the format writes these differently.
    std::string (*placement)(const Board& board) = nullptr;
    std::string (*placement_opening)(int n) = nullptr;  ///< as `opening`

    /// Reads an n×n board, without the blanks around its text; returns nothing for a text of another form.
    /// Throws BoardTextError (boards/forms.h) for a text of this form that is not such a board. Null if the
    /// format is write-only.
    std::optional<Board> (*read)(std::string_view text, int n) = nullptr;
};

/// All text formats; the first is the default.
std::span<const SolutionFormat> solution_formats();

/// The format of that name, or null.
const SolutionFormat* find_solution_format(std::string_view name);

/// The format with columns counted from 1; nothing if it does not write columns as numbers.
std::optional<SolutionFormat> counted_from_one(const SolutionFormat& format);

}  // namespace queenreel
