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
#include "queenreel/solvers/code_listing.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/timing/pacer.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The cards before and after a story.
struct StoryCards {
    bool title = false;
    bool end = false;
    std::string title_text{};     ///< UTF-8, one line; replaces the card's own title unless empty
    std::string subtitle_text{};  ///< the same for the subtitle

    bool any() const { return title || end; }
};

/// One search of a race: a solver's or a recorded one.
struct StoryRacer {
    const Solver* solver = nullptr;

    /// As StoryOptions::events; empty for the solver's own search.
    std::function<Generator<SearchEvent>()> events{};

    std::optional<std::uint64_t> seed{};  ///< its own in place of the race's; then part of its name
    std::optional<int> n{};               ///< the n of a recorded search, which must match the race's
    std::string from{};  ///< where its file gives that n, such as `mine.jsonl:1`; empty if it has no file
};

/// The subject of a story and the contents of its pictures.
struct StoryOptions {
    const Solver* solver = &solvers().front();
    int n = 8;
    Givens givens{};  ///< what the board has from the start; must match those of recorded searches
    AttackRule rule = AttackRule::queens;        ///< which squares a queen attacks
    std::optional<std::uint64_t> completions{};  ///< the number of solutions with the givens, if known
    std::uint64_t seed = 1;                      ///< for solvers that draw at random
    bool unique = false;                         ///< one solution of each symmetry class
    std::uint64_t first = 1;                     ///< the first solution shown, from 1 …
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();  ///< … and the last
    Numbers chosen{};  ///< … and, between them, the only ones shown
    bool captions = true;
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack
    bool threats = false;    ///< number squares by the queens that attack them

    /// Yields the events of a search from the first on at each call, in place of the solver's; empty for the
    /// solver's own. `solver` then names the search; if it is not in the table, its profile and whether it is
    /// complete are derived from the events.
    std::function<Generator<SearchEvent>()> events{};
    std::vector<StoryRacer> racers{};  ///< the searches of a race; empty otherwise
    bool to_first_solution = false;    ///< show the search only up to its first solution
    StoryCards cards{};
    bool questions = false;  ///< stop and ask where viewers could work out the answer

    Words words{};  ///< the language of captions, panels and descriptions

    /// The numbering of rows and columns, for stories that name them; by default from 1.
    std::optional<Numbering> numbering{};

    /// The panels beside the board; by default those that suit the story and its solver.
    std::optional<std::vector<PanelKind>> panels{};
    bool legend = false;   ///< whether a legend may be one of them
    bool gathers = false;  ///< whether a few solutions may gather in small boards by default

    /// Shown by a code panel in place of the solver's pseudocode; null: the pseudocode. Must outlive the
    /// story.
    const CodeListing* listing = nullptr;

    /// The board to solve.
    Puzzle puzzle() const { return {n, givens, rule}; }

    /// The number of solutions, or of fundamental ones if `unique`, if known.
    std::optional<std::uint64_t> known_count() const;
};

/// A part of StoryOptions that a story may reject.
enum class StoryOption : std::uint8_t {
    size,            ///< n
    givens,          ///< given queens or blocked squares
    rule,            ///< a rule of attack other than the queens'
    solver,          ///< the solver that searches
    racers,          ///< several solvers
    race_size,       ///< the n of recorded searches that race
    unique,          ///< one solution per class
    first,           ///< a first solution other than number 1
    limit,           ///< a last solution
    first_solution,  ///< showing the search only to its first solution
    events,          ///< a trace
    marks,           ///< attacked squares and queens
    numbering,       ///< how rows and columns are numbered
    panels,
    cards,
    questions,
};

/// The option to name in a message about the rule of attack: the events if they come from a trace, whose
/// header has the rule.
StoryOption origin_of_rule(const StoryOptions& options);

/// Thrown when a story cannot be told with these options. what() is the reason in plain words, without names
/// of command-line options and without a remedy.
struct StoryError : std::runtime_error {
    StoryError(StoryOption which, const std::string& why) : std::runtime_error(why), option(which) {}

    StoryOption option;

    // Alternatives that would work.

    /// A range, both ends included.
    struct Range {
        int min;
        int max;
    };
    std::optional<Range> range{};             ///< valid n, or valid numbers of racers
    bool takes_limit = false;                 ///< whether a limit on the solutions would make it possible
    std::vector<std::string_view> solvers{};  ///< solvers of the table that would work
    std::vector<PanelKind> panels{};          ///< all panels that it can show
    std::string_view story{};                 ///< another story that takes the option; empty if none
    bool one_solution = false;                ///< about `first`: only one solution was requested
};

/// An opened story. It can be told any number of times, the same each time. It must outlive the generators
/// that it returns.
class Storyline {
  public:
    Storyline() = default;
    Storyline(const Storyline&) = delete;
    Storyline& operator=(const Storyline&) = delete;
    virtual ~Storyline() = default;

    /// Returns true if moments() must be read to its end before scene() and frames(), because pictures depend
    /// on the whole story.
    virtual bool needs_preview() const { return false; }

    /// The kinds of all its moments, in order. Throws StoryError if only a trace's events reveal that the
    /// story cannot be told, and whatever the source of the events throws.
    virtual Generator<Moment> moments() = 0;

    /// The board and panels of its pictures.
    virtual Scene scene() const = 0;

    /// Its frames at the moments that `pacer`, a new one, selects.
    virtual Generator<Frame> frames(Pacer pacer) = 0;

    /// The number of the last frame if all selected moments are shown, computed from the story's totals.
    virtual std::uint64_t last_number(const StoryTotals& totals) const { return totals.moments(); }
};

/// The subjects of stories, after which documents of their pictures are named.
enum class StorySubject : std::uint8_t {
    steps,          ///< what happens, step by step
    counts,         ///< how many placements there are, and how many of them are solutions
    mirror_images,  ///< solutions, turned and mirrored
};

/// A row of the story table. To add a story, write one file that defines its row, and name the row in rows.h
/// and story.cpp.
struct Story {
    std::string_view name;
    std::string_view summary;              ///< one line for `list stories`
    std::span<const PanelKind> panels{};   ///< the panels that it can show
    std::span<const StoryOption> takes{};  ///< the options that it accepts besides n, solver and panels
    std::string_view default_solver{};     ///< empty: the first of solvers()

    /// True if it shows solutions rather than a search: one moment per solution, without steps.
    bool of_solutions = false;

    /// True if it follows a search step by step, which may take hours: by default, its films are fitted to a
    /// length.
    bool follows_search = false;

    StorySubject subject = StorySubject::steps;

    /// The length that its films are fitted to if it follows a search.
    std::chrono::seconds length{75};

    /// True if it names rows and columns, which are then labelled by default.
    bool names_lines = false;

    /// Opens it with options that `takes` and `panels` allow; set in the story's own file. Throws StoryError.
    std::unique_ptr<Storyline> (*make)(StoryOptions options);

    /// Returns true if it accepts the option.
    bool can_take(StoryOption option) const;

    /// Opens it without running a search. Throws StoryError.
    std::unique_ptr<Storyline> open(StoryOptions options) const;
};

/// All stories; the first is the default.
std::span<const Story> stories();

/// The story of that name, or null.
const Story* find_story(std::string_view name);

/// Reads an opened story's moments and totals those that the pace selects; if there are more than
/// `max_moments`, the first of them and one more. Throws like Storyline::moments().
StoryTotals measure(Storyline& story, const Pace& pace,
                    std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max());

/// The pacer of an opened story. Measures the story first if its pace or its pictures require it. Throws
/// PaceError, and like measure().
Pacer pacer_of(Storyline& story, const Pace& pace);

/// The names of rows and columns on a story's boards.
BoardNames board_names(const StoryOptions& options);

/// The single frame of a given placement, legal or not.
Frame placement_frame(const Board& board, const StoryOptions& options);

}  // namespace queenreel
