#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/frame/frame.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

/// What a film begins and ends with, around its story.
struct StoryCards {
    bool title = false;
    bool end = false;
    std::string title_text{};     ///< UTF-8, one line, in place of the card's own; empty keeps that
    std::string subtitle_text{};  ///< likewise

    bool any() const { return title || end; }
};

/// A search among several: a solver's, or one that was recorded.
struct StoryRacer {
    const Solver* solver = nullptr;

    /// As StoryOptions::events; empty for the solver's own.
    std::function<Generator<SearchEvent>()> events{};

    std::optional<int> n{};  ///< of a recorded search, which must be the race's
    std::string from{};  ///< the place of that n in its file, such as `mine.jsonl:1`; empty if it has none
};

/// What a story tells of.
struct StoryOptions {
    const Solver* solver = &solvers().front();
    int n = 8;
    Givens givens{};  ///< what the board has from the start; recorded searches have theirs, too
    std::optional<std::uint64_t> completions{};  ///< how many solutions have the givens, where that is known
    std::uint64_t seed = 1;                      ///< for solvers that draw at random
    bool unique = false;                         ///< one solution of each symmetry class
    std::uint64_t first = 1;                     ///< the first solution shown, from 1 …
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();  ///< … and the last
    Numbers chosen{};                                                ///< and of those between only these
    bool captions = true;
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack

    /// The events of a search, from the first on at each call, in place of the solver's; empty for the
    /// solver's own. `solver` then says what search it was; where it is not in the table, its profile and
    /// whether it is complete are learned from the events.
    std::function<Generator<SearchEvent>()> events{};
    std::vector<StoryRacer> racers{};  ///< the searches side by side, where there are several
    bool to_first_solution = false;    ///< the search is told to its first solution
    StoryCards cards{};
    bool questions = false;  ///< stop before what viewers could find out themselves, and ask

    /// How rows and columns are counted, by stories that name them; nothing: from 1.
    std::optional<Numbering> numbering{};

    /// The panels wanted beside the board; nothing: those that suit the story and its solver.
    std::optional<std::vector<PanelKind>> panels{};
    bool legend = false;  ///< a legend may be one of them

    /// The board that is solved.
    Puzzle puzzle() const { return {n, givens}; }

    /// How many solutions it has, or how many of each class one; nothing where nobody knows.
    std::optional<std::uint64_t> known_count() const;
};

/// The part of StoryOptions that a story cannot take.
enum class StoryOption : std::uint8_t {
    size,            ///< n
    givens,          ///< given queens or blocked squares
    solver,          ///< who searches
    racers,          ///< several solvers
    race_size,       ///< the n of recorded searches that race
    unique,          ///< one solution of each class
    first,           ///< solutions from another than the first on
    limit,           ///< no solutions after the last asked for
    first_solution,  ///< the search to its first solution
    events,          ///< a trace
    marks,           ///< attacked squares and queens
    numbering,       ///< how rows and columns are counted
    panels,
    cards,
    questions,
};

/// A story cannot be told with these options. what() is the reason, in plain words that name neither options
/// of a command line nor a way out.
struct StoryError : std::runtime_error {
    StoryError(StoryOption which, const std::string& why) : std::runtime_error(why), option(which) {}

    StoryOption option;

    // What would work instead.

    /// A range, both ends included.
    struct Range {
        int min;
        int max;
    };
    std::optional<Range> range{};             ///< of n, or of how many racers
    bool takes_limit = false;                 ///< with a limit on the solutions it could be told
    std::vector<std::string_view> solvers{};  ///< those of the table that could search
    std::vector<PanelKind> panels{};          ///< all those that could be shown
    std::string_view story{};                 ///< another story that can be told this way; empty for none
    bool one_solution = false;                ///< of `first`: a single solution was asked for
};

/// An opened story: told any number of times, the same each time. It must outlive the generators that it
/// gives.
class Storyline {
  public:
    Storyline() = default;
    Storyline(const Storyline&) = delete;
    Storyline& operator=(const Storyline&) = delete;
    virtual ~Storyline() = default;

    /// Whether moments() has to be read to its end before scene() and frames(): something in the pictures
    /// depends on the whole story.
    virtual bool needs_preview() const { return false; }

    /// The kinds of all its moments, in order. Throws StoryError where only the events of a trace show that
    /// the story cannot be told, and whatever the source of the events throws.
    virtual Generator<Moment> moments() = 0;

    /// What its pictures are made of.
    virtual Scene scene() const = 0;

    /// Its pictures: those of the moments that `pacer`, a new one, selects.
    virtual Generator<Frame> frames(Pacer pacer) = 0;

    /// The number of the last picture where all moments selected are shown, by its totals.
    virtual std::uint64_t last_number(const StoryTotals& totals) const { return totals.moments(); }
};

/// A row of the story table. A new story is one file that defines its row, and the row's name in rows.h and
/// story.cpp.
struct Story {
    std::string_view name;
    std::string_view summary;              ///< one line for `list stories`
    std::span<const PanelKind> panels{};   ///< those it can have
    std::span<const StoryOption> takes{};  ///< what it can be asked for, besides n, solver and panels
    std::string_view default_solver{};     ///< empty: the first of solvers()

    /// Whether it is told of each solution, rather than of a search: solutions without steps.
    bool of_solutions = false;

    /// Whether it follows a search step by step, which may take hours: films of it are fitted to a
    /// length where nothing else is asked for.
    bool follows_search = false;

    /// The length that films of it are fitted to, where it follows a search.
    std::chrono::seconds length{75};

    /// Whether it speaks of rows and columns, which are then to be labelled unless asked otherwise.
    bool names_lines = false;

    /// Opens it with options that `takes` and `panels` allow; for the story's own file. Throws StoryError.
    std::unique_ptr<Storyline> (*make)(StoryOptions options);

    /// Whether it can be asked for that.
    bool can_take(StoryOption option) const;

    /// Opens it; runs no search. Throws StoryError.
    std::unique_ptr<Storyline> open(StoryOptions options) const;
};

/// All stories; the first is the default.
std::span<const Story> stories();

/// The story of that name, or null.
const Story* find_story(std::string_view name);

/// Reads an opened story's moments: adds up those that the pace selects or, where there are more than
/// `max_moments`, the first of them and one more. Throws as Storyline::moments().
StoryTotals measure(Storyline& story, const Pace& pace,
                    std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max());

/// The pacer of an opened story. The story is measured first where the pace or its pictures need that. Throws
/// PaceError, and as measure().
Pacer pacer_of(Storyline& story, const Pace& pace);

/// What the rows and columns of a story's boards are called, where it names them.
BoardNames board_names(const StoryOptions& options);

/// The one picture of a given placement, legal or not.
Frame placement_frame(const Board& board, const StoryOptions& options);

}  // namespace queenreel
