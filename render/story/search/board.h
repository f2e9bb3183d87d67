#pragma once

#include <optional>
#include <vector>

#include "frame/board_panel.h"
#include "solvers/profile.h"
#include "solvers/search_event.h"
#include "story/search/panel.h"

namespace queenreel {

/// The board of a search: the queens of an event, what it is about, and what the solver knows then. It is
/// told of every event.
///
/// Solvers that look ahead show the squares left to the rows without a queen, those that go row by row the
/// squares attacked in the rows to come; those that repair show who is attacked, and while a queen is off
/// how many attack each square that was looked at for her.
class SearchBoard {
  public:
    SearchBoard(int n, const SearchProfile& profile) : profile_(profile), size_(n) {}

    void follow(const SearchEvent& event);

    /// The board at the event it was told of last.
    BoardPanel look(const SearchEvent& event, Tempo tempo) const;

  private:
    /// The squares attacked. Where a queen goes back because the row below had no square left, those that
    /// she attacked in the rows below are still among them: that is why she goes.
    std::vector<bool> attacked_at(const SearchEvent& event) const;

    void mark_open_rows(BoardPanel& board, const SearchEvent& event) const;
    void mark_attacked_queens(BoardPanel& board, const SearchEvent& event) const;
    void add_counts(BoardPanel& board, const SearchEvent& event) const;

    SearchProfile profile_;
    int size_;
    std::optional<Square> off_{};  // where the queen on her way stood
    int looked_at_ = -1;           // the last column looked at for her
    bool came_ = false;            // whether she stands again
    int crossover_row_ = 0;        // of the best board of a generation
};

}  // namespace queenreel
