#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The events that a search yields.
enum class Detail {
    solutions,  ///< only `solution`, `exhausted` and `gave_up`, at full speed
    steps,      ///< every event
};

/// Settings of a search.
struct SearchOptions {
    Detail detail = Detail::solutions;
    bool shortcuts = true;   ///< may use a faster algorithm when only solutions are requested
    std::uint64_t seed = 1;  ///< for random draws; deterministic solvers ignore it
};

/// The data that a solver keeps between steps besides the queens, if it can be shown.
enum class Keeps : std::uint8_t {
    nothing,
    words,    ///< for each row, the squares attacked by queens above, as words with one bit per column
    domains,  ///< the free squares of each row without a queen
    tables,   ///< which lines of the board are occupied
    digits,   ///< the column of each queen, advanced like an odometer
    formula,  ///< only the numbers for a formula
    swaps,    ///< a queen in each row and column; queens swap in pairs
    cover,    ///< the uncovered lines of the board, and the squares that could cover them
};

/// Lines of Solver::pseudocode, from 0, for what a backtracking solver does between its events; -1 if there
/// is no such line.
struct SilentLines {
    int place = -1;    ///< that of `placed` events
    int choose = -1;   ///< a call begins: it selects what it will try
    int repeat = -1;   ///< a queen was taken back, and the next square of its line is tried
    int spread = -1;   ///< a placed queen removes candidates
    int call = -1;     ///< the search goes on below a queen
    int go_back = -1;  ///< a call has nothing left to try, and returns

    // The same for a solver that breeds boards.
    int judge = -1;  ///< the fitness of each board is computed
    int draw = -1;   ///< two parents are drawn
    int join = -1;   ///< they are cut and their parts joined

    /// Returns true if the event places a queen whose effect on other squares the line `spread` has yet to
    /// show.
    bool is_before_spread(const SearchEvent& event) const {
        return spread >= 0 && event.kind == SearchEvent::Kind::placed && event.line == place;
    }

    /// Returns true if the event places a queen while the call below it already chooses: the queen's own line
    /// is done.
    bool is_past(const SearchEvent& event) const {
        return choose >= 0 && event.kind == SearchEvent::Kind::placed && event.line == choose;
    }
};

/// A row of the solver table. To add a solver, write one file that defines its row, and name the row in
/// rows.h and solver.cpp.
///
/// A complete solver ends with `exhausted`. Any other ends with its one `solution`; without one, with
/// `gave_up`, or with `exhausted` if it can prove that there is none.
struct Solver {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list solvers`
    std::string_view idea{};   ///< how it works: one sentence of at most 100 characters

    /// The data that a probe accesses, as a phrase: see SearchEvent::looks. "a link, or how many squares a
    /// line has left"
    std::string_view looks_at{};

    int min_n = 1;            ///< the range of n that it accepts …
    int max_n;                ///< … both ends included
    bool complete;            ///< finds every solution exactly once; otherwise at most one
    bool ordered;             ///< fills the rows from the top; solutions come in lexicographic order
    bool deterministic;       ///< does the same each time; otherwise it depends on the seed
    SearchProfile profile{};  ///< the properties of its search

    /// Why it takes no given queens and no blocked squares, worded to follow its name and a colon: "it moves
    /// every queen". Empty if it takes them.
    std::string_view no_givens{};

    /// True if it supports every AttackRule; otherwise only AttackRule::queens.
    bool takes_rules = false;

    /// True if it tracks which squares are attacked in the rows to come, so that they can be marked.
    bool keeps_attacked = false;

    Keeps keeps = Keeps::nothing;

    /// The algorithm in lines of at most 44 characters after words in braces are filled in (pseudocode.h):
    /// "{first}" is the first row in the picture's numbering. SearchEvent::line is an index into it; a line
    /// that ends in a colon or a comma continues in those below it, and events may light only these.
    std::span<const std::string_view> pseudocode;

    SilentLines silent{};  ///< of the pseudocode

    /// The implementation of search(), set in the solver's own file.
    Generator<SearchEvent> (*run)(Puzzle puzzle, SearchOptions options);

    /// Returns true if n is in its range.
    bool takes(int n) const { return min_n <= n && n <= max_n; }

    /// Returns true if it accepts the puzzle's size, givens and rule.
    bool takes(const Puzzle& puzzle) const {
        return takes(puzzle.size()) && (!puzzle.givens().any() || no_givens.empty()) &&
               (puzzle.rule() == AttackRule::queens || takes_rules);
    }

    /// Searches for all solutions of a puzzle and yields events as it goes; an int stands for the empty board
    /// of that size. If given queens attack each other, it ends at once. Memory does not grow with the number
    /// of events, and the same puzzle and options give the same events on every machine. Throws
    /// std::invalid_argument at once for a puzzle that it does not accept.
    Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options = {}) const;
};

/// All solvers; the first is the default.
std::span<const Solver> solvers();

/// The solver of that name, or null.
const Solver* find_solver(std::string_view name);

}  // namespace queenreel
