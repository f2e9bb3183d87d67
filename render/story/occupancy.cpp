#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/known_counts.h"
#include "story/occupancy_tables.h"
#include "story/pacer.h"
#include "story/rows.h"
#include "story/told_event.h"
#include "story/wishes.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int greatest_n = 32;  // boxes of a table beyond could not be told apart

Generator<SearchEvent> events(const StoryOptions& options) {
    return options.events
               ? options.events()
               : options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed});
}

/// Where in the search an event is.
struct Progress {
    std::uint64_t events = 0;
    std::uint64_t solutions = 0;
    Kind before = Kind::restarted;

    /// What the next event is as a moment.
    Beat take(const SearchEvent& event) {
        ++events;
        solutions += event.kind == Kind::solution;
        return beat_of(event, std::exchange(before, event.kind));
    }

    bool is_over(const StoryOptions& options) const {
        return before == Kind::solution && solutions == (options.to_first_solution ? 1 : options.last);
    }
};

std::string lines_in_words(const SearchEvent& event) {
    const std::string line(shared_line(event.square, event.attacker));
    return "the table of " + line + "s says no, taken by row " + std::to_string(event.attacker.row + 1);
}

// Whether a queen that was placed stands where another has taken a line, as those of brute force do.
bool is_attacked(const SearchEvent& event) {
    for (int row = 0; const int column : event.columns) {
        if (column >= 0 && share_line({row, column}, event.square))
            return true;
        ++row;
    }
    return false;
}

std::string happening(const SearchEvent& event) {
    const std::string square = capitalized(square_in_words(event.square));
    switch (event.kind) {
        case Kind::tested:
            return square + ": are its lines free?";
        case Kind::rejected:
            return square + ": " + lines_in_words(event);
        case Kind::placed:
            return square + (is_attacked(event) ? ": a queen, though a line of hers is taken"
                                                : ": a queen takes her four boxes");
        case Kind::removed:
            return square + ": the queen is taken back, her boxes are cleared";
        case Kind::wiped_out:
            return event.square.row >= 0
                       ? "Row " + std::to_string(event.square.row + 1) + " has no free square left"
                       : "Column " + std::to_string(event.square.column + 1) + " has no free square left";
        case Kind::restarted:
            return "All boxes are cleared, to begin anew";
        case Kind::generation:
            return "A new generation";
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return {};
}

std::string caption(const SearchEvent& event, const Progress& progress, const StoryOptions& options,
                    std::uint64_t speed) {
    if (event.kind == Kind::solution)
        return "Solution " + (options.solver->complete && !options.events
                                  ? of_total(progress.solutions, known_solutions(options.n))
                                  : grouped(progress.solutions));
    if (event.kind == Kind::exhausted)
        return progress.solutions == 0 ? "Proved: there is no solution"
                                       : "Nothing is left to try: " + counted(progress.solutions, "solution");
    if (event.kind == Kind::gave_up)
        return "None found, which proves nothing";
    // What passes in a moment cannot be read.
    return speed > 1 ? counted(progress.solutions, "solution") + " so far" : happening(event);
}

std::string chapter(const SearchEvent& event, const Progress& progress) {
    if (progress.events == 1)
        return "Start";
    if (event.kind == Kind::solution)
        return "Solution " + grouped(progress.solutions);
    return event.kind == Kind::exhausted || event.kind == Kind::gave_up ? "End" : std::string();
}

std::vector<PanelKind> shown_panels(const StoryOptions& options) {
    if (options.panels)
        return *options.panels;
    if (options.solver->pseudocode.empty())
        return {PanelKind::tables};
    return {PanelKind::tables, PanelKind::code};
}

CodePanel code(const Solver& solver, int active) {
    return {.lines = {solver.pseudocode.begin(), solver.pseudocode.end()}, .active = active};
}

Frame frame(const SearchEvent& event, const Progress& progress, const StoryOptions& options,
            const Showing& showing) {
    Frame result;
    result.board = event_board(options.n, event);
    for (const PanelKind kind : shown_panels(options))
        if (kind == PanelKind::tables)
            result.panels.emplace_back(occupancy_tables(options.n, event));
        else
            result.panels.emplace_back(code(*options.solver, event.line));
    const std::string words = caption(event, progress, options, 1);
    result.badge = badge(showing.speed);
    if (options.captions)
        result.caption = caption(event, progress, options, showing.speed);
    result.title = "The four tables, n = " + std::to_string(options.n) + ": " + words;
    result.description =
        words + (words.ends_with('?') ? " " : ". ") + queens_in_words(board_of(options.n, event.columns));
    result.chapter = chapter(event, progress);
    result.number = result.event = progress.events;
    result.duration = showing.duration;
    return result;
}

Generator<Beat> beats(StoryOptions options) {
    Progress progress;
    for (const SearchEvent& event : events(options)) {
        co_yield progress.take(event);
        if (progress.is_over(options))
            break;
    }
}

Generator<Frame> occupancy(StoryOptions options) {
    Pacer pacer(options.pace, beats(options));
    Progress progress;
    for (const SearchEvent& event : events(options)) {
        if (const auto showing = pacer.next(progress.take(event)))
            co_yield frame(event, progress, options, *showing);
        if (pacer.is_over() || progress.is_over(options))
            break;
    }
}

std::string refusal(const StoryOptions& options) {
    using enum Wish;
    const auto why = refusal_of_wishes(occupancy_row, {limit, first_solution, Wish::events}, options);
    if (!why.empty())
        return why;
    if (!options.solver->ordered && !options.events)
        return "--solver: " + std::string(options.solver->name) +
               " does not go row by row, as the tables want; leave it out, or give --solver tables";
    const auto panels = shown_panels(options);
    if (std::ranges::find(panels, PanelKind::code) != panels.end() && options.solver->pseudocode.empty())
        return "--panels: the trace brings no pseudocode; leave out code";
    if (options.n > greatest_n)
        return "N: " + std::to_string(options.n) + " has tables too long to show; give 1 to " +
               std::to_string(greatest_n);
    return {};
}

PanelSlot code_slot(const Solver& solver) {
    PanelSlot slot{
        .kind = PanelKind::code, .title = "Pseudocode", .rows = static_cast<int>(solver.pseudocode.size())};
    for (const std::string_view line : solver.pseudocode)
        slot.columns = std::max(slot.columns, static_cast<int>(line.size()));
    return slot;
}

Scene scene(const StoryOptions& options) {
    Scene result;
    result.badge = options.pace.duration.has_value();
    for (const PanelKind kind : shown_panels(options))
        result.panels.push_back(kind == PanelKind::tables
                                    ? PanelSlot{.kind = kind,
                                                .title = "Lines taken",
                                                .rows = occupancy_table_count,
                                                .columns = longest_occupancy_table(options.n)}
                                    : code_slot(*options.solver));
    return result;
}

constexpr std::array panels{PanelKind::tables, PanelKind::code};

}  // namespace

constexpr Story occupancy_row{.name = "occupancy",
                              .summary = "a search with its tables of rows, columns and diagonals taken",
                              .panels = panels,
                              .usual_solver = "tables",
                              .refusal = refusal,
                              .scene = scene,
                              .tell = occupancy};

}  // namespace queenreel
