#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/story/cards.h"
#include "queenreel/story/search/events.h"
#include "queenreel/story/search/frame_builder.h"
#include "queenreel/story/search/outcome.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/search/preview.h"
#include "queenreel/story/search/search_view.h"
#include "queenreel/story/search/task_size.h"
#include "queenreel/story/search/teller.h"
#include "queenreel/story/search/words.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

class SearchStoryline : public Storyline {
  public:
    SearchStoryline(const SearchView& view, StoryOptions options)
        : view_(view), options_(std::move(options)), preview_(options_.n) {
        if (!is_stranger())
            settle(options_.solver->profile, options_.solver->complete);
    }

    /// A trace is read to its end before anything is shown, so that errors in it are reported at once.
    bool needs_preview() const override { return options_.events || panels_need_preview(); }

    Generator<Moment> moments() override;
    Scene scene() const override;
    Generator<Frame> frames(Pacer pacer) override;

  private:
    bool is_stranger() const { return !find_solver(options_.solver->name); }

    bool panels_need_preview() const {
        return std::ranges::any_of(
            panels_, [this](const ListedPanel& panel) { return panel.row->needs_preview(options_.n); });
    }

    /// The panels for an unknown solver are not decided before the end of its moments.
    bool may_show_map() const {
        if (options_.panels)
            return std::ranges::find(*options_.panels, PanelKind::map) != options_.panels->end();
        return std::ranges::find(panels_, PanelKind::map, &ListedPanel::kind) != panels_.end();
    }

    bool has_whole_tree() const {
        return panels_need_preview() && tree_row.suits(*options_.solver, *profile_) && preview_.tree();
    }

    void settle(const SearchProfile& profile, bool complete) {
        check_profile(profile, options_.rule);
        profile_ = profile;
        complete_ = complete;
        panels_ = panels_to_show(options_.panels, view_.panels, *options_.solver, profile);
        // Mapping a longer search takes longer than a user waits for a film or a page to begin.
        constexpr int max_map = 9;
        if (!options_.panels && (options_.n > max_map || is_stranger() || !options_.puzzle().is_plain()))
            std::erase_if(panels_, [](const ListedPanel& panel) { return panel.kind == PanelKind::map; });
        if (!options_.legend)
            std::erase_if(panels_, [](const ListedPanel& panel) { return panel.kind == PanelKind::legend; });
    }

    ToldSearch search() const {
        return {.solver = options_.solver,
                .n = options_.n,
                .names = board_names(options_),
                .profile = *profile_,
                .complete = complete_,
                .is_trace = static_cast<bool>(options_.events),
                .puzzle = options_.puzzle(),
                .total = options_.known_count()};
    }

    SearchTeller teller() const {
        return {search(),
                view_.words(search()),
                {.captions = options_.captions, .questions = options_.questions}};
    }

    /// Returns whether cards compare a whole search with the size of its task.
    bool tells_task_size() const {
        return view_.marks == BoardMarks::knowledge && !options_.events && options_.puzzle().is_plain() &&
               wanted_solutions(options_) == StoryOptions().last;
    }

    Card end(SearchOutcome& outcome) const {
        Card card = outcome.card();
        const auto looked_at = boards_looked_at(*options_.solver, options_.n, options_.words);
        if (tells_task_size() && looked_at)
            card.totals.push_back(*looked_at);
        return card;
    }

    /// The title card with the size of the task, unless it has custom words.
    Card title() const {
        const StoryCards& cards = options_.cards;
        Card card = title_card(*options_.solver, options_.puzzle(), cards, options_.words,
                               board_names(options_).numbering());
        if (tells_task_size() && cards.title_text.empty() && cards.subtitle_text.empty())
            card.totals =
                task_size(*options_.solver, options_.n, options_.words, board_names(options_).numbering());
        return card;
    }

    std::unique_ptr<SearchPanel> panel(const SearchPanelRow& row) const {
        return row.make({search(), &preview_, view_.marks == BoardMarks::knowledge, options_.listing});
    }

    std::vector<std::unique_ptr<SearchPanel>> panels() const {
        std::vector<std::unique_ptr<SearchPanel>> panels;
        for (const ListedPanel& shown : panels_)
            panels.push_back(panel(*shown.row));
        return panels;
    }

    const SearchView& view_;
    StoryOptions options_;
    SearchPreview preview_;
    std::optional<SearchProfile> profile_;  // that of an unknown solver is derived from the moments
    bool complete_ = false;
    std::vector<ListedPanel> panels_;
};

Generator<Moment> SearchStoryline::moments() {
    // Events of an unknown solver are kept until its profile, and so their moments, are known.
    constexpr std::size_t max_waiting = 10'000;
    std::deque<KeptEvent> waiting;
    SearchObserver observer;
    std::optional<SearchTeller> told;
    if (!is_stranger())
        told.emplace(teller());
    const bool previews = is_stranger() || panels_need_preview();
    preview_ =
        SearchPreview(options_.n, may_show_map() ? SearchPreview::Map::made : SearchPreview::Map::none);
    std::uint64_t solutions = 0;
    if (options_.cards.title)
        co_yield title_moment(title());
    for (const SearchEvent& event : all_events(options_)) {
        observer.observe(event);
        if (solutions >= wanted_solutions(options_))
            continue;  // the rest of a trace is only checked
        solutions += event.kind == Kind::solution ? 1 : 0;
        if (previews)
            preview_.follow(event);
        if (!told && (waiting.size() == max_waiting || event.population)) {
            profile_ = observer.profile();
            check_profile(*profile_, options_.rule);
            told.emplace(teller());
        }
        if (!told) {
            waiting.emplace_back(event);
            continue;
        }
        for (; !waiting.empty(); waiting.pop_front())
            for (const SearchBeat& beat : told->follow(waiting.front().event))
                co_yield beat.moment;
        for (const SearchBeat& beat : told->follow(event))
            co_yield beat.moment;
        if (!options_.events && solutions >= wanted_solutions(options_))
            break;
    }
    if (is_stranger())
        settle(told ? *profile_ : observer.profile_of_all(options_.n), observer.is_complete(options_.n));
    if (!told)
        told.emplace(teller());
    for (; !waiting.empty(); waiting.pop_front())
        for (const SearchBeat& beat : told->follow(waiting.front().event))
            co_yield beat.moment;
    if (options_.cards.end)
        co_yield Moment(MomentKind::card, 1);
}

Scene SearchStoryline::scene() const {
    const BoardNames names = board_names(options_);
    Scene scene{.size = options_.n,
                .marks = true,
                .asks = options_.questions,
                .cards = options_.cards.any(),
                .row_labels = names.row_labels(),
                .column_labels = names.column_labels(),
                .caption_lines = 2};
    scene.rooks = is_of_rooks(options_.rule);
    for (const auto& panel : panels()) {
        scene.panels.push_back(panel->slot());
        scene.panels.back().overview = !options_.panels && scene.panels.back().kind == PanelKind::map;
    }
    return scene;
}

/// Returns whether the parts that are not hurried leave time to read every caption, of at most 54 characters.
bool is_calm(const Pacer& pacer) {
    constexpr std::chrono::milliseconds sentence{3200};
    constexpr std::array told{MomentKind::test,    MomentKind::reject, MomentKind::place, MomentKind::back,
                              MomentKind::deadend, MomentKind::choice, MomentKind::effect};
    return std::ranges::all_of(told, [&](MomentKind kind) { return pacer.default_hold(kind) >= sentence; });
}

Generator<Frame> SearchStoryline::frames(Pacer pacer) {
    SearchTeller told = teller();
    SearchFrameBuilder builder(options_, search(), told, {.marks = view_.marks, .calm = is_calm(pacer)},
                               panels());
    if (options_.cards.title)
        if (const std::optional<Showing> showing = pacer.next(title_moment(title())))
            co_yield builder.card(shown_title(title(), *showing), options_.words.say("The task"), *showing);
    SearchOutcome outcome(options_, panel(counters_row), has_whole_tree() ? panel(tree_row) : nullptr);
    for (const SearchEvent& event : search_events(options_)) {
        if (options_.cards.end)
            outcome.follow(event);
        bool is_followed = false;
        for (const SearchBeat& beat : told.follow(event)) {
            const std::optional<Showing> showing = pacer.next(beat.moment);
            std::vector<LeadIn> lead_ins;
            if (showing)
                lead_ins = builder.lead_ins(beat, event, *showing);
            if (beat.part == SearchBeat::Part::event) {
                builder.follow(event);
                is_followed = true;
            }
            if (showing) {
                Frame frame = builder.frame(beat, event, *showing);
                frame.moment = beat.moment.kind;
                frame.lead_ins = std::move(lead_ins);
                co_yield frame;
            }
            if (pacer.is_over())
                break;
        }
        if (pacer.is_over())
            break;
        if (!is_followed)
            builder.follow(event);
    }
    if (options_.cards.end)
        if (const std::optional<Showing> showing = pacer.next(Moment(MomentKind::card, 1)))
            co_yield builder.card(end(outcome), options_.words.say("Summary"), *showing);
}

}  // namespace

std::unique_ptr<Storyline> open_search(const SearchView& view, StoryOptions options) {
    check_search(view, options);
    return std::make_unique<SearchStoryline>(view, std::move(options));
}

}  // namespace queenreel
