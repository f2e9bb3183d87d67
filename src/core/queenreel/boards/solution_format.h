#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A row of the table of text formats: how boards are written, and read back. A format has a text for each
/// row of the board, and what stands between rows, around boards and between them.
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

    /// Follows the text of a row, whichever its queen's column; null for nothing.
    std::string (*row_end)(int row, int n) = nullptr;

    /// A row with a queen wherever there is true; null where rows are columns of queens.
    std::string (*squares)(const std::vector<bool>& queens) = nullptr;

    // Of boards with any queens, where they are written in a way of their own.
    std::string (*placement)(const Board& board) = nullptr;
    std::string (*placement_opening)(int n) = nullptr;  ///< as `opening`

    /// The n×n board that a text is, blanks around it left out; nothing for a text of another form. Throws
    /// BoardTextError (boards/forms.h) for one of this form that is no such board. Null for what is
    /// written only.
    std::optional<Board> (*read)(std::string_view text, int n) = nullptr;
};

/// All text formats; the first is the default.
std::span<const SolutionFormat> solution_formats();

/// The format of that name, or null.
const SolutionFormat* find_solution_format(std::string_view name);

/// The format with columns counted from 1; nothing for one that does not write columns as numbers.
std::optional<SolutionFormat> counted_from_one(const SolutionFormat& format);

}  // namespace queenreel
