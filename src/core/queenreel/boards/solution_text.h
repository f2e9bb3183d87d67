#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/boards/solution_format.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The boards, of one size and with queens anywhere, in a format. Throws SpecError where it can only say in
/// which column each row's queen is, and a row has none or several.
std::string placements_text(const SolutionFormat& format, std::span<const Board> boards);

/// Writes the boards of one size. A row's text is made once for each column.
class SolutionText {
  public:
    SolutionText(const SolutionFormat& format, int n);

    /// The text of the next board, with what stands between it and the one before. Valid until the next call.
    std::string_view next(Solution columns);

  private:
    /// next() of a format whose rows end in a text of their own.
    std::string_view next_with_ends(Solution columns);

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
