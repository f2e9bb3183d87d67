#pragma once

#include <cstdint>

#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/population.h"

namespace queenreel {

/// One thing a solver did. A solver tells what is true of it: one that sees a row's free squares at a glance
/// never tests or rejects. Queens that the puzzle gives are placed, too, when the search comes to them.
///
/// Law: the board of `columns` follows from the events told so far. From the empty board on, `placed` and
/// `removed` do what they say, `restarted` clears it, and `generation` puts its best board in its place.
struct SearchEvent {
    enum class Kind {
        tested,      ///< `square` is looked at: may a queen stand there?
        rejected,    ///< no: `attacker` forbids `square`
        placed,      ///< a queen now stands on `square`
        removed,     ///< the queen of `square` was taken back, or off on its way to another square
        wiped_out,   ///< row `square.row` has no free square left; where that is -1, column `square.column`
        restarted,   ///< all queens were taken off, to begin anew
        generation,  ///< `population` is a new one
        bred,        ///< `child`, for the next one, was made of boards of `population`
        solution,    ///< `columns` is a solution
        exhausted,   ///< proved: there is no further solution; the last event
        gave_up,     ///< none was found, which proves nothing; the last event
    };

    Kind kind;
    Square square{};    ///< for the kinds up to `wiped_out`
    Square attacker{};  ///< for `rejected` only: a queen that stands or is given

    /// The queens after the event: element r is the column of the queen in row r, -1 for none; rows past its
    /// end have none. Valid until the solver's next step.
    Solution columns{};

    int line = 0;  ///< of Solver::pseudocode, from 0: what is being done

    /// How many looks the search has taken so far, those that led to this event included: the unit of work in
    /// which solvers are compared, after Knuth's mems (TAOCP 7.2.2.1). A look is one access to one thing of
    /// the board or of what the solver keeps about it, as Solver::looks_at names them: it is read, written,
    /// or read and written back at once. What a program has at hand costs nothing: its loops, its place in
    /// the search, drawn numbers. With Detail::solutions nobody counts, and the number means nothing. Law: it
    /// never falls, and is at least the number of squares tested.
    std::uint64_t looks = 0;

    const Population* population = nullptr;  ///< for `generation` and `bred` only
    const Individual* child = nullptr;       ///< for `bred` only

    /// For `placed` and `removed` by solvers that choose where to go on: the row or the column whose squares
    /// they try, the other coordinate being -1. Both are where that is not told.
    Square choice{-1, -1};

    /// For `placed` and `removed` where the square was drawn from several that were as good: how many; 0
    /// where that is not told.
    int drawn_from = 0;

    /// For `tested` where a square is drawn at random until one suits: the number of this draw, from 1; 0
    /// where that is not told.
    int draw = 0;
};

/// Whether events of the kind look at a square, and leave all queens where they are.
constexpr bool only_looks(SearchEvent::Kind kind) {
    return kind == SearchEvent::Kind::tested || kind == SearchEvent::Kind::rejected;
}

/// The board of SearchEvent::columns.
Board board_of(int n, Solution columns);

}  // namespace queenreel
