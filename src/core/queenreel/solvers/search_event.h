#pragma once

#include <cstdint>

#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/population.h"

namespace queenreel {

/// One step of a search. A solver yields only what it really does: one that sees a row's free squares at once
/// never tests or rejects. Given queens are also placed, when the search reaches them.
///
/// Law: the events so far determine the board of `columns`. Starting from the empty board, `placed` and
/// `removed` add and remove a queen, `restarted` clears the board, and `generation` replaces it with its best
/// board.
struct SearchEvent {
    enum class Kind {
        tested,      ///< `square` is tested: may a queen stand there?
        rejected,    ///< no: `attacker` forbids `square`
        placed,      ///< a queen now stands on `square`
        removed,     ///< the queen left `square`: taken back, or about to move to another square
        wiped_out,   ///< row `square.row` has no free square left; if that is -1, column `square.column`
        restarted,   ///< all queens were removed to start over
        generation,  ///< `population` is a new generation
        bred,        ///< `child`, for the next generation, was bred from boards of `population`
        solution,    ///< `columns` is a solution
        exhausted,   ///< proved: there is no further solution; the last event
        gave_up,     ///< no solution was found, which proves nothing; the last event
    };

    Kind kind;
    Square square{};    ///< for the kinds up to `wiped_out`
    Square attacker{};  ///< for `rejected` only: a queen on the board or a given queen

    /// The queens after the event: element r is the column of the queen in row r, -1 for none. It may end
    /// before the last row: the rows that are missing have no queen. Valid until the solver's next step.
    Solution columns{};

    int line = 0;  ///< the line of Solver::pseudocode being executed, from 0

    /// Probes so far, including those that led to this event: the unit of work in which solvers are compared,
    /// after Knuth's mems (TAOCP 7.2.2.1). A probe is one access to one element of the board or of the
    /// solver's data, as Solver::looks_at names them: a read, a write, or a read and write back. Loop
    /// variables, the position in the search and drawn numbers cost nothing. Meaningless with
    /// Detail::solutions, which does not count. Law: it never decreases, and is at least the number of
    /// squares tested.
    std::uint64_t looks = 0;

    const Population* population = nullptr;  ///< for `generation` and `bred` only
    const Individual* child = nullptr;       ///< for `bred` only

    /// For `placed` and `removed` by solvers that choose a line to fill: the row or the column whose squares
    /// they try; the other coordinate is -1. Both are -1 if there is no such choice.
    Square choice{-1, -1};

    /// For `placed` and `removed` when the square was drawn from several equally good ones: their number. 0
    /// otherwise.
    int drawn_from = 0;

    /// For `tested` when squares are drawn at random until one qualifies: the number of this draw, from 1. 0
    /// otherwise.
    int draw = 0;
};

/// Returns true if events of this kind only probe a square and leave all queens where they are.
constexpr bool only_looks(SearchEvent::Kind kind) {
    return kind == SearchEvent::Kind::tested || kind == SearchEvent::Kind::rejected;
}

/// The board of SearchEvent::columns.
Board board_of(int n, Solution columns);

}  // namespace queenreel
