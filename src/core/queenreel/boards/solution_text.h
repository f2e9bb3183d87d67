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

/// Writes boards of one size, with queens anywhere, in a format. Throws SpecError if the format can only give
/// each row's one queen, and some row has none or several.
std::string placements_text(const SolutionFormat& format, std::span<const Board> boards);

/// Writes solutions of one size. Makes the text of a row only once for each column.
class SolutionText {
  public:
    SolutionText(const SolutionFormat& format, int n);

    /// The text of the next board, after the text that separates it from the previous one. Valid until the
    /// next call.
    std::string_view next(Solution columns);

  private:
    /// next() for a format in which each row has its own ending.
    std::string_view next_with_ends(Solution columns);

    /// The text of a row. A short text is always copied as the same number of bytes, in one instruction.
    struct RowText {
        explicit RowText(std::string row);

        std::string text;
        std::array<char, 8> start{};  ///< its first bytes
    };

    const SolutionFormat& format_;
    std::vector<RowText> rows_;        ///< element column: a row followed by another
    std::vector<RowText> last_rows_;   ///< element column: the last row
    std::vector<int> columns_;         ///< of the last board
    std::string text_;                 ///< of the last board, with room for any board
    std::vector<std::size_t> begins_;  ///< element row: where its text begins in text_
};

}  // namespace queenreel
