#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "story/rows.h"
#include "story/search/event_board.h"
#include "story/search/events.h"
#include "story/search/occupancy_tables.h"
#include "story/search/occupancy_words.h"
#include "story/search/panel.h"
#include "story/wishes.h"
#include "story/wording.h"
#include "timing/pacer.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int max_n = 32;  // boxes of a table beyond could not be told apart

std::vector<PanelKind> shown_panels(const StoryOptions& options) {
    if (options.panels)
        return *options.panels;
    if (options.solver->pseudocode.empty())
        return {PanelKind::tables};
    return {PanelKind::tables, PanelKind::code};
}

/// What is shown of the events told so far.
class Telling {
  public:
    explicit Telling(StoryOptions options) : options_(std::move(options)), code_(code_panel(options_)) {}

    void follow(const SearchEvent& event) {
        ++events_;
        solutions_ += event.kind == Kind::solution;
    }

    /// A picture of the event it was told of last.
    Frame frame(const SearchEvent& event, const Showing& showing) {
        const bool hurried = showing.speed > 1;
        const SearchEvent seen = hurried ? in_passing(event) : event;
        const std::string words = occupancy_words(event, solutions_, options_);
        Frame result;
        result.board = event_board(options_.n, seen);
        for (const PanelKind kind : shown_panels(options_))
            result.panels.push_back(kind == PanelKind::tables
                                        ? occupancy_tables(options_.n, seen)
                                        : code_->look(event, hurried ? Tempo::hurried : Tempo::stepwise));
        result.badge = badge(showing.speed);
        if (options_.captions)
            result.caption =
                hurried && event.kind != Kind::solution ? words_in_passing(solutions_, showing.speed) : words;
        result.title = "The four tables, n = " + std::to_string(options_.n) + ": " + words;
        result.description = words + (words.ends_with('?') ? " " : ". ") +
                             queens_in_words(board_of(options_.n, event.columns));
        result.chapter = occupancy_chapter(event, solutions_);
        if (++shown_ == 1 && result.chapter.empty())
            result.chapter = "Start";
        result.number = shown_;
        result.event = events_;
        result.duration = showing.duration;
        return result;
    }

  private:
    StoryOptions options_;
    std::unique_ptr<SearchPanel> code_;
    std::uint64_t events_ = 0;
    std::uint64_t solutions_ = 0;
    std::uint64_t shown_ = 0;
};

Generator<Beat> beats(StoryOptions options) {
    SearchBeats beats(options);
    for (const SearchEvent& event : search_events(options))
        co_yield beats.of(event);
}

Generator<Frame> occupancy(StoryOptions options) {
    Pacer pacer(options.pace, beats(options));
    SearchBeats beats(options);
    Telling telling(options);
    for (const SearchEvent& event : search_events(options)) {
        telling.follow(event);
        if (const auto showing = pacer.next(beats.of(event)))
            co_yield telling.frame(event, *showing);
        if (pacer.is_over())
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
    if (options.n > max_n)
        return "N: " + std::to_string(options.n) + " has tables too long to show; give 1 to " +
               std::to_string(max_n);
    return {};
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
                                    : code_panel(options)->slot());
    return result;
}

constexpr std::array panels{PanelKind::tables, PanelKind::code};

}  // namespace

constexpr Story occupancy_row{.name = "occupancy",
                              .summary = "a search with its tables of rows, columns and diagonals taken",
                              .panels = panels,
                              .default_solver = "tables",
                              .follows_search = true,
                              .refusal = refusal,
                              .scene = scene,
                              .tell = occupancy};

}  // namespace queenreel
