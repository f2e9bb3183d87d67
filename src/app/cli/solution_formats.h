#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board.h"
#include "puzzle/square.h"

namespace queenreel {

/// A row of the table of text formats: how solutions are written. A format has a text for each row of
/// the board, and what stands between rows, around boards and between them.
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

    /// A row with a queen wherever there is true; null where rows are columns of queens.
    std::string (*squares)(const std::vector<bool>& queens) = nullptr;

    // Of boards with any queens, where they are written in a way of their own.
    std::string (*placement)(const Board& board) = nullptr;
    std::string (*placement_opening)(int n) = nullptr;  ///< as `opening`
};

/// All text formats; the first is the default.
std::span<const SolutionFormat> solution_formats();

/// The format of that name, or null.
const SolutionFormat* find_solution_format(std::string_view name);

/// The boards, of one size and with queens anywhere, in a format. Throws UsageError where it can only say in
/// which column each row's queen is, and a row has none or several.
std::string placements_text(const SolutionFormat& format, std::span<const Board> boards);

/// Writes the boards of one size. A row's text is made once for each column.
class SolutionText {
  public:
    SolutionText(const SolutionFormat& format, int n);

    /// The text of the next board, with what stands between it and the one before. Valid until the next call.
    std::string_view next(Solution columns);

  private:
    /// The text of a row. A short one is copied with as many bytes as any other, which takes one instruction.
    struct RowText {
        explicit RowText(std::string row);

        std::string text;
        std::array<char, 8> start{};  ///< its first bytes
    };

    const SolutionFormat& format_;
    std::vector<RowText> rows_;        ///< element column: a row that another follows
    std::vector<RowText> last_rows_;   ///< element column: the last row
    std::vector<int> columns_;         ///< of the last board
    std::string text_;                 ///< of the last board, and room for one of any queens
    std::vector<std::size_t> begins_;  ///< element row: where its text begins there
};

}  // namespace queenreel
