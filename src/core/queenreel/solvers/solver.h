#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// What a solver is asked to tell.
enum class Detail {
    solutions,  ///< only `solution`, `exhausted` and `gave_up`, at full speed
    steps,      ///< every event
};

/// How to run a search.
struct SearchOptions {
    Detail detail = Detail::solutions;
    bool shortcuts =
        true;  ///< solutions alone may be found faster than by the search that steps would tell of
    std::uint64_t seed = 1;  ///< of what is drawn at random; deterministic solvers ignore it
};

/// What a solver keeps between its steps, besides the queens, as far as it can be shown.
enum class Keeps : std::uint8_t {
    nothing,
    words,    ///< for each row, the squares that queens above attack, as words with a bit for each column
    domains,  ///< the free squares of each row without a queen
    tables,   ///< which lines of the board are taken
    digits,   ///< the column of each queen, turned like an odometer
    formula,  ///< nothing but numbers to put into a formula
    swaps,    ///< a queen in each row and column, of which two swap
    cover,    ///< the lines of the board still to cover, and the squares that could cover them
};

/// Lines of Solver::pseudocode, from 0, of what a solver that backtracks does between its events; -1 for what
/// has no line of its own.
struct SilentLines {
    int place = -1;    ///< that of the queens placed
    int choose = -1;   ///< a call begins: what it will try
    int repeat = -1;   ///< a queen was taken back, and the next square of its line is tried
    int spread = -1;   ///< what a queen that was placed does to the squares to come
    int call = -1;     ///< the search goes on below a queen
    int go_back = -1;  ///< a call has nothing left to try, and returns

    // The same of a solver that breeds boards.
    int judge = -1;  ///< how fit each board is
    int draw = -1;   ///< two parents are drawn
    int join = -1;   ///< they are cut, and their parts joined

    /// Whether the event is a queen placed that has not done to other squares what `spread` will tell.
    bool is_before_spread(const SearchEvent& event) const {
        return spread >= 0 && event.kind == SearchEvent::Kind::placed && event.line == place;
    }

    /// Whether the event is a queen placed while the call below her chooses: it is about her line no more.
    bool is_past(const SearchEvent& event) const {
        return choose >= 0 && event.kind == SearchEvent::Kind::placed && event.line == choose;
    }
};

/// A row of the solver table. A new solver is one file that defines its row, and the row's name in rows.h and
/// in solver.cpp.
///
/// A complete solver ends with `exhausted`. Any other ends with its one `solution`; or, when it has none,
/// with `gave_up`, or with `exhausted` where it can prove that there is none.
struct Solver {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list solvers`
    std::string_view idea{};   ///< how it works: one sentence of at most 100 characters

    /// What a look of it is at: see SearchEvent::looks. "a link, or how many squares a line has left"
    std::string_view looks_at{};

    int min_n = 1;            ///< the range of n it takes …
    int max_n;                ///< … both ends included
    bool complete;            ///< finds every solution, each once; otherwise one at most
    bool ordered;             ///< fills the rows from the top; solutions come in lexicographic order
    bool deterministic;       ///< does the same each time; otherwise it follows the seed
    SearchProfile profile{};  ///< what its search is like

    /// Why it takes no given queens and no blocked squares: what follows its name and a colon. "it moves
    /// every queen". Empty where it takes them.
    std::string_view no_givens{};

    /// Whether it keeps which squares are attacked in the rows to come, so that they may be marked.
    bool keeps_attacked = false;

    Keeps keeps = Keeps::nothing;

    /// What it does, in lines of at most 44 characters once words in braces are filled in, as pseudocode.h
    /// tells:
    /// "{first}" is the first row in the numbering of the picture. SearchEvent::line counts in them; a line
    /// that ends in a colon or a comma is finished by those below it, and events may light only these.
    std::span<const std::string_view> pseudocode;

    SilentLines silent{};  ///< of the pseudocode

    /// What search() runs; for the solver's own file.
    Generator<SearchEvent> (*run)(Puzzle puzzle, SearchOptions options);

    /// Whether n is in its range.
    bool takes(int n) const { return min_n <= n && n <= max_n; }

    /// Whether it takes the size, and the givens.
    bool takes(const Puzzle& puzzle) const {
        return takes(puzzle.size()) && (puzzle.is_plain() || no_givens.empty());
    }

    /// The search for all solutions of a puzzle, told as it goes; an int is the empty board of that size.
    /// Where given queens attack each other it ends at once. Memory does not grow with what has been told,
    /// and the same puzzle and options give the same events on every machine. Throws std::invalid_argument at
    /// once for a puzzle that it does not take.
    Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options = {}) const;
};

/// All solvers; the first is the default.
std::span<const Solver> solvers();

/// The solver of that name, or null.
const Solver* find_solver(std::string_view name);

}  // namespace queenreel
