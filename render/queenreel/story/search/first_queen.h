#pragma once

#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/repetition.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// Tracks what a search has begun to do, and the first queen if it backtracks: even when the film hurries,
/// that queen moves slowly enough to watch. Call follow() with every event.
class FirstQueen {
  public:
    explicit FirstQueen(const ToldSearch& search) : search_(search) {}

    void follow(const SearchEvent& event);

    /// The caption of a part in which every moment is shown, but too briefly to describe: repeated_steps().
    std::string brisk_in_words() const { return repeated_steps(search_, begun_); }

    /// The caption of a hurried picture: "First queen on column 3", or what the search repeats before the
    /// first queen has moved.
    std::string hurried_in_words() const;

  private:
    std::string line(Square queen) const;

    ToldSearch search_;
    Begun begun_{};
    Square queen_{-1, -1};
    std::optional<Square> before_{};  // its previous place
};

}  // namespace queenreel
