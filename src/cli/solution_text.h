#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/solution_formats.h"
#include "puzzle/square.h"

namespace queenreel {

/// Writes the boards of one size. A row's text is made once for each column and copied from then on, and rows
/// that a board shares with the one before it, all but the last few in lexicographic order, stay where they
/// are.
class SolutionText {
  public:
    SolutionText(const SolutionFormat& format, int n);

    /// The text of the next board, with what stands between it and the one before. Valid until the next call.
    std::string_view next(Solution columns);

  private:
    /// What is copied for a queen: the text of its row and what follows, in words so that copying is quick.
    struct Chunk {
        std::vector<std::uint64_t> words;
        std::size_t size = 0;  ///< bytes; the rest of the last word is passed over
    };

    static Chunk chunk(std::string_view text);
    char* put(char* to, const Chunk& chunk) const;

    std::size_t skipped_;              ///< of text_: what stands between boards, for the first one
    std::vector<Chunk> rows_;          ///< element column: a row that another follows
    std::vector<Chunk> last_rows_;     ///< element column: the last row
    std::vector<char> text_;           ///< what stands between boards, then the board
    std::vector<int> shown_;           ///< the columns that text_ shows
    std::vector<std::size_t> starts_;  ///< element r: where row r begins in text_
};

}  // namespace queenreel
