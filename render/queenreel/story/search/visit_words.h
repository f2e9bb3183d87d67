#pragma once

#include <string>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// Wording shared by all captions about the tests of a row and the steps back to it; short unless `in_full`.
class VisitWords {
  public:
    explicit VisitWords(const ToldSearch& search) : search_(search) {}

    /// Call with every event of a backtracking search.
    void follow(const SearchEvent& event);

    /// Returns true if the last event placed a queen again in the row that it was taken back from.
    bool moves_on() const { return moves_on_; }
    std::string moved_on(Square square, bool in_full) const;

    /// The caption of each square tested in the row, and of the step back to it.
    const std::string& visit() const { return visit_; }

    /// The caption of a call in its row.
    std::string called(int row) const;

    /// Returns true if the last event took back a queen because the row below had nothing left to try.
    bool returns() const { return returns_; }
    std::string returned(bool in_full) const;

  private:
    std::string taken_back(Square square) const;

    ToldSearch search_;
    int row_ = -1;          // the row that the search is in …
    std::string visit_;     // … and what it does there
    Square left_{-1, -1};   // the line of the queen taken back, until one is placed …
    Square below_{-1, -1};  // … and that of the one taken back before it
    int left_row_ = -1;
    bool moves_on_ = false;
    bool returns_ = false;
};

}  // namespace queenreel
