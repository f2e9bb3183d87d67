#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The dead end before an event that takes back a queen, as solvers that look ahead tell of it: for those
/// that go back without a word.
class DeadEnd {
  public:
    /// `line`: of the pseudocode, what is being done.
    DeadEnd(const Puzzle& puzzle, const SearchEvent& next, int line);

    /// Its SearchEvent::square is the first row without a queen that has no free square, or else such a
    /// column; neither where there is none, as a program may go back for reasons of its own. Valid as long as
    /// this is.
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
    int rows;             ///< that are still empty
    std::uint64_t count;  ///< n to the power of `rows`

    std::string product() const;   ///< "8 · 8 · 8 = 512 boards", or of many rows "32,768 boards"
    std::string sentence() const;  ///< 54 characters at most
};

/// Those that a dead end rules out; nothing where the queens do not fill the first rows one after the other,
/// where they are too many to be grasped, and of a board that is not empty at first.
std::optional<SavedBoards> saved_boards(const Puzzle& puzzle, Solution columns);

/// Adds lines to each square of the row or column that an event says is wiped out, from a queen that attacks
/// it: one on its column where there is one, or else the nearest on a diagonal.
void add_attackers(BoardPanel& panel, const SearchEvent& wiped_out, const Puzzle& puzzle);

}  // namespace queenreel
