#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// Where queens stood since the picture before, as a shutter that is left open shows it: who stays is seen
/// whole, and who moves is a blur. It is told of every event; each takes the same time.
class SearchExposure {
  public:
    explicit SearchExposure(int n);

    void follow(const SearchEvent& event);

    /// Sets Cell::blur of the squares that queens left: 1 from a sixteenth of the time on, and one more from
    /// a quarter and from half of it. A population has none: its boards are different ones.
    void add_to(BoardPanel& board) const;

    /// How many events moved queens since then.
    std::uint64_t changes() const { return changes_; }

    /// Opens the shutter: nothing was seen yet.
    void begin();

  private:
    std::uint64_t stood(std::size_t row) const;

    std::uint64_t now_ = 0;             // events so far
    std::uint64_t begun_ = 0;           // the one it began with
    bool is_population_ = false;        // its events without one are of its best board
    std::uint64_t changes_ = 0;         // of the board since then
    std::vector<int> columns_;          // of the last event's queens; -1 for none
    std::vector<std::uint64_t> since_;  // which event each stands
    std::vector<std::uint64_t> times_;  // that queens stood on each square and left it, in events
};

}  // namespace queenreel
