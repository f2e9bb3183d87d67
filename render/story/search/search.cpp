#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/attacks.h"
#include "story/boards.h"
#include "story/cards.h"
#include "story/rows.h"
#include "story/search/board.h"
#include "story/search/events.h"
#include "story/search/panel.h"
#include "story/search/preview.h"
#include "story/search/words.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Which squares a board of a search has marks on.
enum class BoardMarks : std::uint8_t {
    knowledge,  ///< that of the event, and all that the solver knows of others
    event,      ///< that of the event
};

/// A row of the stories that follow one search: what they show of it and say of it.
struct SearchView {
    int max_n;
    std::string_view too_large;  ///< why, after "N "
    std::string_view other_story{};
    bool ordered_only;  ///< takes only solvers that go row by row
    BoardMarks marks;
    std::span<const PanelKind> panels;
    std::unique_ptr<SearchWords> (*words)(const ToldSearch& search);
};

/// The first row without a queen that has no free square, or else such a column; neither where there is none,
/// as a program may go back for reasons of its own.
Square full_line(int n, Solution columns) {
    const Board board = board_of(n, columns);
    const std::vector<bool> attacked = attacked_squares(board);
    const auto is_full = [&](bool row, int line) {
        for (int i = 0; i < n; ++i) {
            const Square square = row ? Square{line, i} : Square{i, line};
            if (board.has_queen(square) ||
                !attacked[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(n) +
                          static_cast<std::size_t>(square.column)])
                return false;
        }
        return true;
    };
    for (const bool row : {true, false})
        for (int line = 0; line < n; ++line)
            if (is_full(row, line))
                return row ? Square{line, -1} : Square{-1, line};
    return {-1, -1};
}

/// Lines to each square of a row or column from a queen that attacks it: one on its column where there is
/// one, or else the nearest on a diagonal.
void add_attackers(BoardPanel& panel, const SearchEvent& event) {
    const Square line = event.square;
    for (int i = 0; i < panel.size; ++i) {
        const Square square = line.row >= 0 ? Square{line.row, i} : Square{i, line.column};
        std::optional<Square> nearest;
        const auto rank = [&](Square queen) {
            return std::pair(queen.column != square.column, std::abs(queen.row - square.row));
        };
        for (int row = 0; const int column : event.columns) {
            const Square queen{row++, column};
            if (column >= 0 && share_line(queen, square) && (!nearest || rank(queen) < rank(*nearest)))
                nearest = queen;
        }
        if (nearest)
            panel.lines.push_back({nearest->row, nearest->column, square.row, square.column});
    }
}

/// All that is shown of a search. It is told of every event and makes frames of some.
class FrameBuilder {
  public:
    FrameBuilder(const SearchView& view, const StoryOptions& options, const ToldSearch& search,
                 const SearchProfile& profile, std::vector<std::unique_ptr<SearchPanel>> panels)
        : view_(view),
          names_(board_names(options)),
          captions_(options.captions),
          board_(options.n, profile, options.solver->keeps_attacked),
          words_(view.words(search)),
          panels_(std::move(panels)) {}

    void follow(const SearchEvent& event, MomentKind moment) {
        ++events_;
        line_ = event.line;
        board_.follow(event);
        words_->follow(event, moment);
        for (const auto& panel : panels_)
            panel->follow(event);
    }

    /// The frame of the event it was told of last.
    Frame frame(const SearchEvent& event, const Showing& showing) {
        const Tempo tempo = showing.speed > 1 ? Tempo::hurried : Tempo::stepwise;
        Frame frame;
        frame.board = board(event, tempo);
        for (const auto& panel : panels_)
            frame.panels.push_back(panel->look(event, tempo));
        frame.badge = badge(showing.speed);
        const std::string said = tempo == Tempo::hurried && !is_readable(event, showing)
                                     ? words_->hurried()
                                     : words_->caption(event);
        if (captions_)
            frame.caption = said;
        frame.title = words_->title(event, events_);
        frame.description =
            as_sentence(said) + ' ' + queens_in_words(board_of(names_.size(), event.columns), names_);
        frame.chapter = words_->chapter(event);
        if (frame.chapter.empty() && !std::exchange(started_, true))
            frame.chapter = "Start";
        return numbered(std::move(frame), showing);
    }

    /// A frame of a card before or after the events.
    Frame card(Card card, std::string chapter, const Showing& showing) {
        return numbered(card_frame(std::move(card), std::move(chapter)), showing);
    }

    /// The frame before `next`, which takes back a queen because the search is at a dead end: as solvers that
    /// look ahead tell of it.
    Frame dead_end(const SearchEvent& next, const Showing& showing) {
        std::vector<int> columns(next.columns.begin(), next.columns.end());
        columns.resize(std::max(columns.size(), static_cast<std::size_t>(next.square.row) + 1), -1);
        columns[static_cast<std::size_t>(next.square.row)] = next.square.column;
        return frame({.kind = Kind::wiped_out,
                      .square = full_line(names_.size(), columns),
                      .columns = columns,
                      .line = line_},
                     showing);
    }

  private:
    Frame numbered(Frame frame, const Showing& showing) {
        frame.number = ++shown_;
        frame.event = events_;
        frame.duration = showing.duration;
        return frame;
    }

    /// Whether a solution stands long enough to read which it is, also where the search hurries.
    static bool is_readable(const SearchEvent& event, const Showing& showing) {
        return event.kind == Kind::solution && showing.duration >= std::chrono::seconds(1);
    }

    BoardPanel board(const SearchEvent& event, Tempo tempo) const {
        const bool nameless = event.kind == Kind::wiped_out && event.square == Square{-1, -1};
        if (tempo == Tempo::hurried || nameless)
            return passing_board(names_.size(), event);
        BoardPanel panel = view_.marks == BoardMarks::knowledge ? board_.look(event, tempo)
                                                                : event_board(names_.size(), event);
        if (event.kind == Kind::wiped_out)
            add_attackers(panel, event);
        return panel;
    }

    const SearchView& view_;
    BoardNames names_;
    bool captions_;
    std::uint64_t events_ = 0;
    std::uint64_t shown_ = 0;
    bool started_ = false;  // an event was shown
    int line_ = 0;          // of the pseudocode, that is being done
    SearchBoard board_;
    std::unique_ptr<SearchWords> words_;
    std::vector<std::unique_ptr<SearchPanel>> panels_;
};

/// What became of a search, with the same numbers as its panel of counters.
class Outcome {
  public:
    Outcome(const Solver& solver, int n, std::unique_ptr<SearchPanel> counters)
        : end_{.solver = &solver, .n = n}, counters_(std::move(counters)) {}

    void follow(const SearchEvent& event) {
        counters_->follow(event);
        columns_.assign(event.columns.begin(), event.columns.end());
        kind_ = event.kind;
        if (kind_ == Kind::solution && ++end_.solution_count <= max_card_solutions)
            end_.solutions.push_back(columns_);
    }

    Card card() {
        end_.exhausted = kind_ == Kind::exhausted;
        const Panel counters = counters_->look({.kind = kind_, .columns = columns_}, Tempo::stepwise);
        for (const CountersPanel::Counter& counter : std::get<CountersPanel>(counters).counters)
            end_.totals.push_back({capitalized(counter.name), counter.value});
        return end_card(end_);
    }

  private:
    SearchEnd end_;
    std::unique_ptr<SearchPanel> counters_;
    Kind kind_ = Kind::tested;  // of the last event …
    std::vector<int> columns_;  // … and its queens
};

class SearchStoryline : public Storyline {
  public:
    SearchStoryline(const SearchView& view, StoryOptions options)
        : view_(view), options_(std::move(options)), preview_(options_.n) {
        if (!is_stranger())
            settle(options_.solver->profile, options_.solver->complete);
    }

    /// A trace is read whole before anything is shown of it, so that errors in it are reported at once.
    bool needs_preview() const override { return options_.events || panels_need_preview(); }

    Generator<Moment> moments() override;
    Scene scene() const override;
    Generator<Frame> frames(Pacer pacer) override;

  private:
    bool is_stranger() const { return !find_solver(options_.solver->name); }

    bool panels_need_preview() const {
        return std::ranges::any_of(panel_rows_,
                                   [this](const auto* row) { return row->needs_preview(options_.n); });
    }

    void settle(const SearchProfile& profile, bool complete) {
        profile_ = profile;
        complete_ = complete;
        panel_rows_ = search_panel_rows(options_.panels, view_.panels, *options_.solver, profile);
        if (!options_.legend)
            std::erase(panel_rows_, &legend_row);
    }

    Card title() const { return title_card(*options_.solver, options_.n, options_.cards); }

    std::unique_ptr<SearchPanel> panel(const SearchPanelRow& row) const {
        return row.make({.solver = options_.solver,
                         .n = options_.n,
                         .names = board_names(options_),
                         .profile = *profile_,
                         .preview = &preview_,
                         .marks_knowledge = view_.marks == BoardMarks::knowledge});
    }

    std::vector<std::unique_ptr<SearchPanel>> panels() const {
        std::vector<std::unique_ptr<SearchPanel>> panels;
        for (const SearchPanelRow* row : panel_rows_)
            panels.push_back(panel(*row));
        return panels;
    }

    const SearchView& view_;
    StoryOptions options_;
    SearchPreview preview_;
    std::optional<SearchProfile> profile_;  // a stranger's is learned from the moments
    bool complete_ = false;
    std::vector<const SearchPanelRow*> panel_rows_;
};

/// What the search of an unknown solver was like, told to its end.
SearchProfile profile_of_all(const SearchObserver& observer, int n) {
    SearchProfile profile = observer.profile();
    if (observer.is_complete(n) && profile.approach != Approach::evolutionary)
        profile.approach = Approach::backtracking;
    return profile;
}

Generator<Moment> SearchStoryline::moments() {
    // Events of an unknown solver, whose moments are not known before its profile.
    constexpr std::size_t max_waiting = 10'000;
    std::vector<EventFacts> waiting;
    SearchObserver observer;
    std::optional<SearchProfile> profile;
    if (!is_stranger())
        profile = profile_;
    SearchMoments kinds(profile ? profile->approach : Approach::backtracking);
    const bool previews = !profile || panels_need_preview();
    preview_ = SearchPreview(options_.n);
    std::uint64_t solutions = 0;
    if (options_.cards.title)
        co_yield title_moment(title());
    for (const SearchEvent& event : all_events(options_)) {
        observer.observe(event);
        if (solutions >= wanted_solutions(options_))
            continue;  // the rest of a trace is only checked
        solutions += event.kind == Kind::solution;
        if (previews)
            preview_.follow(event);
        waiting.emplace_back(event);
        if (!profile && waiting.size() == max_waiting) {
            profile = observer.profile();
            kinds = SearchMoments(profile->approach);
        }
        if (profile) {
            for (const EventFacts& facts : waiting) {
                if (const auto dead_end = kinds.dead_end(facts))
                    co_yield *dead_end;
                co_yield kinds.of(facts);
            }
            waiting.clear();
        }
        if (!options_.events && solutions >= wanted_solutions(options_))
            break;
    }
    if (is_stranger())
        settle(profile.value_or(profile_of_all(observer, options_.n)), observer.is_complete(options_.n));
    if (!waiting.empty())
        kinds = SearchMoments(profile_->approach);
    for (const EventFacts& facts : waiting) {
        if (const auto dead_end = kinds.dead_end(facts))
            co_yield *dead_end;
        co_yield kinds.of(facts);
    }
    if (options_.cards.end)
        co_yield Moment(MomentKind::card, 1);
}

Scene SearchStoryline::scene() const {
    const BoardNames names = board_names(options_);
    Scene scene{.size = options_.n,
                .marks = true,
                .cards = options_.cards.any(),
                .row_labels = names.row_labels(),
                .column_labels = names.column_labels()};
    for (const auto& panel : panels())
        scene.panels.push_back(panel->slot());
    return scene;
}

Generator<Frame> SearchStoryline::frames(Pacer pacer) {
    SearchMoments moments(profile_->approach);
    FrameBuilder builder(view_, options_,
                         {.solver = options_.solver,
                          .n = options_.n,
                          .names = board_names(options_),
                          .profile = *profile_,
                          .complete = complete_,
                          .is_trace = static_cast<bool>(options_.events)},
                         *profile_, panels());
    if (options_.cards.title)
        if (const std::optional<Showing> showing = pacer.next(title_moment(title())))
            co_yield builder.card(title(), "The task", *showing);
    Outcome outcome(*options_.solver, options_.n, panel(counters_row));
    for (const SearchEvent& event : search_events(options_)) {
        if (options_.cards.end)
            outcome.follow(event);
        const EventFacts facts(event);
        if (const auto dead_end = moments.dead_end(facts)) {
            if (const std::optional<Showing> showing = pacer.next(*dead_end))
                co_yield builder.dead_end(event, *showing);
            if (pacer.is_over())
                break;
        }
        const Moment moment = moments.of(facts);
        builder.follow(event, moment.kind);
        if (const std::optional<Showing> showing = pacer.next(moment))
            co_yield builder.frame(event, *showing);
        if (pacer.is_over())
            break;
    }
    if (options_.cards.end)
        if (const std::optional<Showing> showing = pacer.next(Moment(MomentKind::card, 1)))
            co_yield builder.card(outcome.card(), "Summary", *showing);
}

void check(const SearchView& view, const StoryOptions& options) {
    if (view.ordered_only && !options.solver->ordered && !options.events) {
        StoryError error(StoryOption::solver,
                         std::string(options.solver->name) + " does not go row by row, as the tables need");
        error.solvers = {"tables"};
        throw error;
    }
    if (options.n > view.max_n) {
        StoryError error(StoryOption::size, std::to_string(options.n) + ' ' + std::string(view.too_large));
        error.range = {1, view.max_n};
        error.story = view.other_story;
        throw error;
    }
}

constexpr std::array search_panels{PanelKind::code,  PanelKind::stack,  PanelKind::counters, PanelKind::tree,
                                   PanelKind::chart, PanelKind::boards, PanelKind::legend};
constexpr SearchView search_view{.max_n = 40,  // more squares cannot be followed
                                 .too_large = "is too large to follow a search on its board",
                                 .other_story = "solutions",
                                 .ordered_only = false,
                                 .marks = BoardMarks::knowledge,
                                 .panels = search_panels,
                                 .words = solver_words};

constexpr std::array occupancy_panels{PanelKind::tables, PanelKind::code, PanelKind::legend};
constexpr SearchView occupancy_view{.max_n = 32,  // boxes of longer tables could not be told apart
                                    .too_large = "has tables too long to show",
                                    .ordered_only = true,
                                    .marks = BoardMarks::event,
                                    .panels = occupancy_panels,
                                    .words = occupancy_words};

template <const SearchView& view>
std::unique_ptr<Storyline> make(StoryOptions options) {
    check(view, options);
    return std::make_unique<SearchStoryline>(view, std::move(options));
}

constexpr std::array takes{StoryOption::limit, StoryOption::first_solution, StoryOption::events,
                           StoryOption::cards, StoryOption::numbering};

}  // namespace

constexpr Story search_row{.name = "search",
                           .summary = "one solver at work, step by step",
                           .panels = search_panels,
                           .takes = takes,
                           .default_solver = "backtracking",
                           .follows_search = true,
                           .names_lines = true,
                           .make = make<search_view>};

constexpr Story occupancy_row{.name = "occupancy",
                              .summary = "a search with its tables of rows, columns and diagonals taken",
                              .panels = occupancy_panels,
                              .takes = takes,
                              .default_solver = "tables",
                              .follows_search = true,
                              .names_lines = true,
                              .make = make<occupancy_view>};

}  // namespace queenreel
