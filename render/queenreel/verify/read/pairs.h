#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/line_format.h"

namespace queenreel::judge {

/// A queen's row and column, from 0 or from 1.
using Pair = std::pair<int, int>;

/// The pairs of a line that has nothing else: `(0, 4)`, `0 4`, or `(0, 0), (1, 4), …`; nothing for any other.
std::optional<std::vector<Pair>> pairs_in(std::string_view line);

/// The board of that many queens on these squares, which count from 0 where a 0 is among them, otherwise from
/// 1; or why they are none. It is larger where a square is beyond that.
Parsed board_of_pairs(const std::vector<Pair>& pairs);

/// Collects the pairs of a list, of one line or of one a line, until the board ends.
class PairLines {
  public:
    explicit PairLines(BoardCheck& check) : check_(check) {}

    /// Takes the line where it has pairs, and returns whether it does.
    bool take(std::string_view line, const Place& place);

    /// Gives the board that is open, if any.
    void end();

  private:
    BoardCheck& check_;
    std::vector<Pair> pairs_;
    Place place_;  ///< of the first
};

}  // namespace queenreel::judge
