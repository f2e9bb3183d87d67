#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "story/boards.h"
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

/// All that is shown of a search. It is told of every event and makes frames of some.
class FrameBuilder {
  public:
    FrameBuilder(const SearchView& view, const StoryOptions& options, const ToldSearch& search,
                 const SearchProfile& profile, std::vector<std::unique_ptr<SearchPanel>> panels)
        : view_(view),
          names_(board_names(options)),
          captions_(options.captions),
          board_(options.n, profile),
          words_(view.words(search)),
          panels_(std::move(panels)) {}

    void follow(const SearchEvent& event, MomentKind moment) {
        ++events_;
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
        const std::string said =
            tempo == Tempo::hurried ? words_->hurried(event, showing.speed) : words_->caption(event);
        if (captions_)
            frame.caption = said;
        frame.title = words_->title(event, events_);
        frame.description =
            as_sentence(said) + ' ' + queens_in_words(board_of(names_.size(), event.columns), names_);
        frame.chapter = words_->chapter(event);
        if (frame.chapter.empty() && shown_ == 0)
            frame.chapter = "Start";
        frame.number = ++shown_;
        frame.event = events_;
        frame.duration = showing.duration;
        return frame;
    }

  private:
    BoardPanel board(const SearchEvent& event, Tempo tempo) const {
        if (view_.marks == BoardMarks::knowledge)
            return board_.look(event, tempo);
        return tempo == Tempo::hurried ? passing_board(names_.size(), event)
                                       : event_board(names_.size(), event);
    }

    const SearchView& view_;
    BoardNames names_;
    bool captions_;
    std::uint64_t events_ = 0;
    std::uint64_t shown_ = 0;
    SearchBoard board_;
    std::unique_ptr<SearchWords> words_;
    std::vector<std::unique_ptr<SearchPanel>> panels_;
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

    Generator<MomentKind> moments() override;
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
    }

    std::vector<std::unique_ptr<SearchPanel>> panels() const {
        std::vector<std::unique_ptr<SearchPanel>> panels;
        for (const SearchPanelRow* row : panel_rows_)
            panels.push_back(row->make({.solver = options_.solver,
                                        .n = options_.n,
                                        .names = board_names(options_),
                                        .profile = *profile_,
                                        .preview = &preview_}));
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

Generator<MomentKind> SearchStoryline::moments() {
    /// An event of an unknown solver, whose moment is not known before its profile.
    struct Waiting {
        Kind kind;
        bool queen_stands;
    };
    constexpr std::size_t max_waiting = 10'000;
    std::vector<Waiting> waiting;
    SearchObserver observer;
    std::optional<SearchProfile> profile;
    if (!is_stranger())
        profile = profile_;
    SearchMoments kinds(profile ? profile->approach : Approach::backtracking);
    const bool previews = !profile || panels_need_preview();
    preview_ = SearchPreview(options_.n);
    std::uint64_t solutions = 0;
    for (const SearchEvent& event : all_events(options_)) {
        observer.observe(event);
        if (solutions >= wanted_solutions(options_))
            continue;  // the rest of a trace is only checked
        solutions += event.kind == Kind::solution;
        if (previews)
            preview_.follow(event);
        if (profile) {
            co_yield kinds.of(event);
        } else {
            waiting.push_back({event.kind, queen_stands(event)});
            if (waiting.size() == max_waiting) {
                profile = observer.profile();
                kinds = SearchMoments(profile->approach);
                for (const auto& [kind, stands] : std::exchange(waiting, {}))
                    co_yield kinds.of(kind, stands);
            }
        }
        if (!options_.events && solutions >= wanted_solutions(options_))
            break;
    }
    if (is_stranger())
        settle(profile.value_or(profile_of_all(observer, options_.n)), observer.is_complete(options_.n));
    if (!waiting.empty())
        kinds = SearchMoments(profile_->approach);
    for (const auto& [kind, stands] : waiting)
        co_yield kinds.of(kind, stands);
}

Scene SearchStoryline::scene() const {
    const BoardNames names = board_names(options_);
    Scene scene{.size = options_.n,
                .marks = true,
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
    for (const SearchEvent& event : search_events(options_)) {
        const MomentKind moment = moments.of(event);
        builder.follow(event, moment);
        if (const std::optional<Showing> showing = pacer.next(moment))
            co_yield builder.frame(event, *showing);
        if (pacer.is_over())
            break;
    }
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

constexpr std::array search_panels{PanelKind::code, PanelKind::stack, PanelKind::counters,
                                   PanelKind::tree, PanelKind::chart, PanelKind::boards};
constexpr SearchView search_view{.max_n = 40,  // more squares cannot be followed
                                 .too_large = "is too large to follow a search on its board",
                                 .other_story = "solutions",
                                 .ordered_only = false,
                                 .marks = BoardMarks::knowledge,
                                 .panels = search_panels,
                                 .words = solver_words};

constexpr std::array occupancy_panels{PanelKind::tables, PanelKind::code};
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
                           StoryOption::numbering};

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
