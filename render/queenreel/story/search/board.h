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

/// The board of a search: the queens of an event, what it is about, and what the solver knows then. It is
/// told of every event.
///
/// What a solver does not know is not marked, nor what a queen will do to other squares by a step that is
/// told apart. Solvers that look ahead show the squares left to the rows without a queen, one that keeps the
/// attacked squares shows them in the rows to come; those that repair show who is attacked, and while a queen
/// is off how many attack each square that was looked at for her. Of a child that is bred, the child.
class SearchBoard {
  public:
    static constexpr int max_with_attacks = 12;  ///< on more squares than that, their marks are too busy

    SearchBoard(Puzzle puzzle, const SearchProfile& profile, const Solver& solver)
        : puzzle_(std::move(puzzle)),
          profile_(profile),
          keeps_attacked_(solver.keeps_attacked),
          keeps_(solver.keeps),
          silent_(solver.silent),
          size_(puzzle_.size()) {}

    void follow(const SearchEvent& event);

    const Puzzle& puzzle() const { return puzzle_; }

    /// The board at the event it was told of last.
    BoardPanel look(const SearchEvent& event, Tempo tempo) const;

  private:
    void mark_open_rows(BoardPanel& board, const SearchEvent& event) const;
    void mark_attacked_queens(BoardPanel& board, const SearchEvent& event) const;
    static void mark_choice(BoardPanel& board, const SearchEvent& event);
    void add_counts(BoardPanel& board, const SearchEvent& event) const;

    BoardPanel child_board(const Individual& child) const;
    static void try_queen(BoardPanel& board, Square square);
    void draw_staircases(BoardPanel& board, const SearchEvent& event) const;
    void mark_own(BoardPanel& board, const SearchEvent& event) const;

    Puzzle puzzle_;
    SearchProfile profile_;
    bool keeps_attacked_;  // the solver does: Solver::keeps_attacked
    Keeps keeps_;
    SilentLines silent_;
    int size_;
    std::optional<Square> off_{};  // where the queen on her way stood
    int looked_at_ = -1;           // the last column looked at for her
    bool came_ = false;            // whether she stands again
    int crossover_row_ = 0;        // of the best board of a generation
};

}  // namespace queenreel
