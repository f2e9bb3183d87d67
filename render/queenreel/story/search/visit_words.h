#pragma once

#include <string>
#include <utility>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// The words that the tests of a row, and the ways back to it, have in common for all that tell of them; in
/// few letters where they are not `in_full`.
class VisitWords {
  public:
    explicit VisitWords(const ToldSearch& search) : search_(search) {}

    /// It is told of every event of a search that backtracks.
    void follow(const SearchEvent& event);

    /// Whether the event told last placed a queen again in the row that it was taken back from.
    bool moves_on() const { return moves_on_; }
    std::string moved_on(Square square, bool in_full) const;

    /// Has that said of the squares to come which was said of the way back in full.
    void say_on(std::string in_full) { visit_ = std::move(in_full); }

    /// What is said of each square that is tested in the row, and of the way back to it.
    const std::string& visit() const { return visit_; }

    /// What a call does in its row.
    std::string called(int row) const;

    /// Whether the event told last took back a queen as the row below it had nothing left to try.
    bool returns() const { return returns_; }
    std::string returned(Square square, bool in_full) const;

  private:
    std::string taken_back(Square square) const;

    ToldSearch search_;
    int row_ = -1;          // where the search is …
    std::string visit_;     // … and what it does there
    Square left_{-1, -1};   // the line of the queen that was taken back, until one is placed …
    Square below_{-1, -1};  // … and that of the one before it
    int left_row_ = -1;
    bool moves_on_ = false;
    bool returns_ = false;
};

}  // namespace queenreel
