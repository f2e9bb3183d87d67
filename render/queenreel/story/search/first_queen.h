#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// The first queen of a search that builds boards queen by queen: while it is hurried through, she moves so
/// slowly that one can follow her. It is told of every event.
class FirstQueen {
  public:
    explicit FirstQueen(const ToldSearch& search) : search_(search) {}

    void follow(const SearchEvent& event);

    /// What is said while the search is hurried through: where she stands, and what came of her place before:
    /// "First queen on column 3; column 2 gave 8 solutions".
    std::string hurried_in_words() const;

  private:
    std::string line(Square queen) const;

    ToldSearch search_;
    Square queen_{-1, -1};
    std::uint64_t solutions_ = 0;     // with her there
    std::optional<Square> before_{};  // the place before, where it was another
    std::uint64_t solutions_before_ = 0;
};

}  // namespace queenreel
