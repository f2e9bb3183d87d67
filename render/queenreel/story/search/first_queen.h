#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// Follows the first queen of a backtracking search: even in a hurry she moves slowly enough to watch. Call
/// follow() with every event.
class FirstQueen {
  public:
    explicit FirstQueen(const ToldSearch& search) : search_(search) {}

    void follow(const SearchEvent& event);

    /// Returns the caption of a hurried picture: "First queen on column 3; column 2 gave 8 solutions", or
    /// "The same steps, faster" before the first queen has moved.
    std::string hurried_in_words() const;

  private:
    std::string line(Square queen) const;

    ToldSearch search_;
    Square queen_{-1, -1};
    std::uint64_t solutions_ = 0;     // found with the queen there
    std::optional<Square> before_{};  // its place before this one
    std::uint64_t solutions_before_ = 0;
};

}  // namespace queenreel
