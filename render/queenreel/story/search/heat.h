#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// How often a search was on each square: where events pass too fast to be seen one by one, this grows into
/// the shape of the search. It is told of every event.
class SearchHeat {
  public:
    explicit SearchHeat(int n)
        : size_(n), visits_(static_cast<std::size_t>(n) * static_cast<std::size_t>(n)) {}

    /// Visits: with fewer, no square is compared with the hottest.
    static constexpr std::uint64_t darkest_from = 31;

    void follow(const SearchEvent& event);

    /// Sets Cell::heat of all squares: by the logarithm of their visits, so that the top rows, of which there
    /// are few, can be told from each other. Up to `darkest_from` visits it is the number of their bits.
    void add_to(BoardPanel& board) const;

  private:
    int size_;
    std::vector<std::uint64_t> visits_;
    std::uint64_t max_ = 0;
};

}  // namespace queenreel
