#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/line_format.h"

namespace queenreel::judge {

/// A queen's row and column, counted from 0 or from 1.
using Pair = std::pair<int, int>;

/// Returns the pairs of a line that consists of them: `(0, 4)`, `0 4`, or `(0, 0), (1, 4), …`; nothing for
/// any other line.
std::optional<std::vector<Pair>> pairs_in(std::string_view line);

/// Returns the board with queens on these squares, which count from 0 if any number is 0, otherwise from 1;
/// or the reason why there is none. It has as many rows as queens, or more if a square requires it.
Parsed board_of_pairs(const std::vector<Pair>& pairs);

/// Collects the pairs of a list, on one line or one per line, until the board ends.
class PairLines {
  public:
    explicit PairLines(BoardCheck& check) : check_(check) {}

    /// Takes a line of pairs; returns false for any other line.
    bool take(std::string_view line, const Place& place);

    /// Ends the open board, if any, and passes it on.
    void end();

  private:
    BoardCheck& check_;
    std::vector<Pair> pairs_;
    Place place_;  ///< of the first pair
};

}  // namespace queenreel::judge
