#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/legend.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/search/dead_end.h"
#include "queenreel/story/search/events.h"
#include "queenreel/story/stepped.h"
#include "queenreel/story/talk.h"
#include "queenreel/story/walkthrough_words.h"
#include "queenreel/story/wording.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The number of dead ends with full sentences for them and the steps after them; later steps get few words.
constexpr int dead_ends_in_full = 2;

constexpr int max_walkthrough_n = 8;  // following larger boards by hand takes hundreds of steps
constexpr std::string_view teacher = "forward-checking";

/// Returns true if a solver works as people do by hand: it fills rows in order and sees rows without a free
/// square.
bool works_by_hand(const Solver& solver) {
    return solver.ordered && solver.profile.looks_ahead;
}

/// The squares of each row from which a queen was taken back since the queens above were placed.
class TriedSquares {
  public:
    explicit TriedSquares(int n) : columns_(static_cast<std::size_t>(n)) {}

    void follow(const SearchEvent& event) {
        if (event.kind != Kind::removed)
            return;
        of(event.square.row).push_back(event.square.column);
        for (int row = event.square.row + 1; row < static_cast<int>(columns_.size()); ++row)
            of(row).clear();
    }

    std::vector<int>& of(int row) { return columns_[static_cast<std::size_t>(row)]; }

  private:
    std::vector<std::vector<int>> columns_;
};

/// The queens of a board, and a mark on every square that cannot have one. `event` is the event that led to
/// it; null for the empty board at the start.
BoardPanel drawn(int n, const SearchEvent* event, TriedSquares& tried) {
    const Board board = event ? board_of(n, event->columns) : Board(n);
    if (event && event->kind == Kind::solution)
        return queens_board(n, event->columns, Mark::solved);
    BoardPanel panel = queens_board(n, event ? event->columns : Solution{});
    const std::vector<bool> attacked = attacked_squares(board);
    for (std::size_t i = 0; i < panel.cells.size(); ++i)
        if (attacked[i] && !panel.cells[i].queen)
            panel.cells[i].mark = Mark::eliminated;
    for (int row = 0; row < n; ++row)
        for (const int column : tried.of(row))
            if (Cell& cell = cell_at(panel, row, column); !cell.queen && cell.mark == Mark::none)
                cell.mark = Mark::rejected;
    if (event && event->kind == Kind::wiped_out) {
        for (int column = 0; column < n; ++column)
            cell_at(panel, event->square.row, column).mark = Mark::wiped_out;
        add_attackers(panel, *event, Puzzle(n));
    }
    if (event && event->kind == Kind::removed) {
        if (!moves_on(*event, n))
            for (int column = 0; column < n; ++column)
                if (Cell& cell = cell_at(panel, event->square.row, column); cell.mark == Mark::eliminated)
                    cell.mark = Mark::wiped_out;
        cell_at(panel, event->square).mark = Mark::removed;
    }
    return panel;
}

PanelSlot free_squares_slot(const BoardNames& names) {
    const int n = names.size();
    return {.kind = PanelKind::state,
            .title = names.say("Free squares left to each {row}", {names.a_row()}),
            .rows = n + 1,
            .columns = n,
            .names = std::max(width_in_letters(names.row(0)), width_in_letters(names.row(n - 1))),
            .values = width_in_letters(names.say("queen")) + 2};  // in bold, and a gap on either side
}

/// For each row without a queen, the unmarked squares and those that were tried, below their columns. `about`
/// is the row that the caption names, or -1.
StatePanel free_squares(const BoardNames& names, const BoardPanel& board, int about) {
    using Fill = StatePanel::Fill;
    const int n = names.size();
    StatePanel panel{.rows = {column_heads(names)}};
    for (int row = 0; row < n; ++row) {
        const std::span cells(&cell_at(board, row, 0), static_cast<std::size_t>(n));
        StatePanel::Row bar{.name = names.row(row),
                            .cells = std::vector<StatePanel::Cell>(cells.size()),
                            .value = names.say("queen"),
                            .lit = row == about};
        if (std::ranges::none_of(cells, &Cell::queen)) {
            int free = 0;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const Mark mark = cells[i].mark;
                const bool is_free = mark == Mark::none;
                const bool was_tried = mark == Mark::rejected || mark == Mark::removed;
                bar.cells[i].fill = is_free ? Fill::on : was_tried ? Fill::done : Fill::off;
                free += is_free ? 1 : 0;
            }
            bar.value = std::to_string(free);
        }
        panel.rows.push_back(std::move(bar));
    }
    return panel;
}

Frame picture(const BoardNames& names, BoardPanel panel, const Step& step) {
    Frame frame;
    frame.caption = step.caption;
    frame.chapter = step.chapter;
    frame.title = names.say_n(names.size(), "One queen by hand: {step}", "The {count} queens by hand: {step}",
                              {step.chapter});
    frame.description = in_letters(panel, names) + ' ' + step.caption;
    frame.board = std::move(panel);
    return frame;
}

/// The solver's search up to its first solution.
Generator<SearchEvent> search_by_hand(StoryOptions options) {
    options.to_first_solution = true;
    return search_events(std::move(options));
}

class Walkthrough : public SteppedStoryline {
  public:
    using SteppedStoryline::SteppedStoryline;

    Scene scene() const override {
        const BoardNames names = board_names(options());
        std::vector<PanelSlot> panels;
        if (shows_free_squares())
            panels.push_back(free_squares_slot(names));
        if (shows_legend())
            panels.push_back(legend_slot(legend_of(marks, options().words)));
        return {.size = options().n,
                .panels = panels,
                .marks = true,
                .row_labels = names.row_labels(),
                .column_labels = names.column_labels(),
                .caption_lines = 2};
    }

  protected:
    Generator<Step> steps() override {
        const BoardNames names = board_names(options());
        const int n = names.size();
        TriedSquares tried(n);
        const auto with_panels = [&](Frame frame, int about) {
            if (shows_free_squares())
                frame.panels.emplace_back(free_squares(names, frame.board, about));
            if (shows_legend())
                frame.panels.emplace_back(legend_of(marks, names));
            return frame;
        };
        Frame start = picture(names, drawn(n, nullptr, tried), opening(names));
        start.talk = talk_of_start(names, start.caption);
        co_yield with_panels(std::move(start), -1);
        std::uint64_t number = 0;
        int dead_ends = 0;
        for (const SearchEvent& event : search_by_hand(options())) {
            tried.follow(event);
            const int about = event.kind == Kind::solution ? -1 : event.square.row;
            dead_ends += event.kind == Kind::wiped_out ? 1 : 0;
            const std::string brief = dead_ends > dead_ends_in_full ? briefly(names, event) : std::string();
            queenreel::Step words = step_of(names, event);
            if (!brief.empty())
                words.caption = brief;
            Frame frame = with_panels(picture(names, drawn(n, &event, tried), words), about);
            frame.event = ++number;
            frame.talk = talk_of(event, names, frame.caption);
            const Step step{std::move(frame), brief.empty() ? MomentKind::step : MomentKind::repeat};
            co_yield step;
        }
    }

  private:
    static constexpr std::array marks{Mark::attacked, Mark::rejected, Mark::wiped_out, Mark::removed,
                                      Mark::solved};

    bool shows_legend() const {
        return options().legend && (!options().panels || !options().panels->empty());
    }

    bool shows_free_squares() const {
        return !options().panels || std::ranges::count(*options().panels, PanelKind::state);
    }
};

std::unique_ptr<Storyline> make_walkthrough(StoryOptions options) {
    if (!works_by_hand(*options.solver)) {
        StoryError error(StoryOption::solver, "the walkthrough follows " + std::string(teacher) + ", not " +
                                                  std::string(options.solver->name));
        error.story = "search";
        throw error;
    }
    if (options.n > max_walkthrough_n) {
        StoryError error(StoryOption::size,
                         std::to_string(options.n) + " takes more steps than anyone can follow by hand");
        error.range = {1, max_walkthrough_n};
        error.story = "search";
        throw error;
    }
    return std::make_unique<Walkthrough>(std::move(options));
}

constexpr std::array walkthrough_panels{PanelKind::state, PanelKind::legend};
constexpr std::array walkthrough_takes{StoryOption::first_solution, StoryOption::numbering};

}  // namespace

constexpr Story walkthrough_row{
    .name = "walkthrough",
    .summary =
        message_in("a summary", "to the first solution by hand, each step with its reason: best with n = 4"),
    .panels = walkthrough_panels,
    .takes = walkthrough_takes,
    .default_solver = teacher,
    .names_lines = true,
    .make = make_walkthrough};

}  // namespace queenreel
