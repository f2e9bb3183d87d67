#pragma once

#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// Tracks the first queen of a backtracking search: even when the film hurries, it moves slowly enough to
/// watch. Call follow() with every event.
class FirstQueen {
  public:
    explicit FirstQueen(const ToldSearch& search) : search_(search) {}

    void follow(const SearchEvent& event);

    /// The caption of a part in which every moment is shown, but too briefly to describe: what the search
    /// repeats, or "Row after row: the first free square from the left" before the first step back.
    std::string brisk_in_words() const;

    /// The caption of a hurried picture: "First queen on column 3", or what the search repeats before the
    /// first queen has moved.
    std::string hurried_in_words() const;

  private:
    std::string line(Square queen) const;
    bool goes_on() const;

    ToldSearch search_;
    Square queen_{-1, -1};
    bool went_back_ = false;
    std::optional<Square> before_{};  // its previous place
};

}  // namespace queenreel
