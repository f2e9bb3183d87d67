#pragma once

#include <optional>
#include <utility>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {

/// The board of a search: an event's queens, marks on its subject, and what the solver knows at that point.
/// Call follow() with every event.
///
/// Only the solver's knowledge is marked, and a queen's effect on other squares not before the step that
/// shows it. Solvers that look ahead show the candidates of rows without a queen, one that tracks attacked
/// squares shows them in the rows to come. Local searches show attacked queens, and while a queen is off the
/// board, the number of attackers on each square probed for it. For a child being bred, the child.
class SearchBoard {
  public:
    static constexpr int max_with_attacks = 12;  ///< on larger boards, their marks are too busy

    SearchBoard(Puzzle puzzle, const SearchProfile& profile, const Solver& solver)
        : puzzle_(std::move(puzzle)),
          profile_(profile),
          keeps_attacked_(solver.keeps_attacked),
          keeps_(solver.keeps),
          silent_(solver.silent),
          size_(puzzle_.size()) {}

    void follow(const SearchEvent& event);

    const Puzzle& puzzle() const { return puzzle_; }

    /// The board at the last event followed.
    BoardPanel look(const SearchEvent& event, Tempo tempo) const;

  private:
    void mark_open_rows(BoardPanel& board, const SearchEvent& event) const;
    void mark_attacked_queens(BoardPanel& board, const SearchEvent& event) const;
    static void mark_choice(BoardPanel& board, const SearchEvent& event);
    void add_counts(BoardPanel& board, const SearchEvent& event) const;

    BoardPanel child_board(const Individual& child) const;
    static void try_queen(BoardPanel& board, Square square);
    void draw_staircases(BoardPanel& board, const SearchEvent& event) const;
    void mark_draw(BoardPanel& board, const SearchEvent& event) const;
    void mark_own(BoardPanel& board, const SearchEvent& event) const;

    Puzzle puzzle_;
    SearchProfile profile_;
    bool keeps_attacked_;  // Solver::keeps_attacked
    Keeps keeps_;
    SilentLines silent_;
    int size_;
    std::optional<Square> off_{};  // where the queen that is moving was
    int looked_at_ = -1;           // the last column probed for it
    bool came_ = false;            // whether it is back on the board
    int crossover_row_ = 0;        // of a generation's best board
};

}  // namespace queenreel
