#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The dead end before an event that takes back a queen, in the form in which solvers that look ahead yield
/// it, for solvers that step back without an event.
class DeadEnd {
  public:
    /// `line`: the line of pseudocode being executed.
    DeadEnd(const Puzzle& puzzle, const SearchEvent& next, int line);

    /// Its SearchEvent::square is the first row without a queen that has no free square, or else such a
    /// column; -1 for both if there is none, since a recorded program may step back for other reasons. Valid
    /// as long as this object.
    SearchEvent event() const;

  private:
    std::vector<int> columns_;
    Square square_;
    int line_;
};

/// The boards with a queen in each row that begin with a row-by-row search's queens: what a dead end rules
/// out at once.
struct SavedBoards {
    int n;
    int rows;             ///< rows still empty
    std::uint64_t count;  ///< n to the power of `rows`

    std::string factors() const;  ///< "8 · 8 · 8"; empty for one row and for many

    std::string product(
        const Words& words) const;  ///< "8 · 8 · 8 = 512 boards", or for many rows "32,768 boards"
    std::string sentence(const Words& words) const;  ///< at most 54 characters

    /// The sentence for a second dead end in the row or column of that name.
    std::string sentence_again(const Words& words, const std::string& line) const;
};

/// The boards that a dead end rules out. Empty if the queens do not fill the first rows without a gap, if the
/// number is too large to grasp, and for a puzzle with givens.
std::optional<SavedBoards> saved_boards(const Puzzle& puzzle, Solution columns);

/// For each square of the row or column in which `wiped_out` occurred, adds a line from a queen that attacks
/// it: one in its column if possible, otherwise the nearest on a diagonal.
void add_attackers(BoardPanel& panel, const SearchEvent& wiped_out, const Puzzle& puzzle);

}  // namespace queenreel
