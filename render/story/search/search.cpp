#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "story/rows.h"
#include "story/search/board.h"
#include "story/search/event_board.h"
#include "story/search/events.h"
#include "story/search/panel.h"
#include "story/search/words.h"
#include "story/wishes.h"
#include "story/wording.h"
#include "timing/pacer.h"

namespace queenreel {
namespace {

constexpr int max_size = 40;  // of a board whose squares can still be followed

constexpr std::array panel_kinds{PanelKind::code, PanelKind::stack, PanelKind::counters,
                                 PanelKind::tree, PanelKind::chart, PanelKind::boards};

Generator<Beat> beats(StoryOptions options) {
    SearchBeats beats(options);
    for (const SearchEvent& event : search_events(options))
        co_yield beats.of(event);
}

/// All that is shown of a search. It is told of every event and makes frames of some.
class SearchTelling {
  public:
    explicit SearchTelling(const StoryOptions& options)
        : size_(options.n),
          captions_(options.captions),
          board_(options),
          words_(options),
          panels_(search_panels(options)) {}

    void follow(const SearchEvent& event, Beat beat) {
        ++events_;
        board_.follow(event);
        words_.follow(event, beat);
        for (const auto& panel : panels_)
            panel->follow(event);
    }

    /// The frame of the event it was told of last.
    Frame frame(const SearchEvent& event, Showing showing) {
        const Tempo tempo = showing.speed > 1 ? Tempo::hurried : Tempo::stepwise;
        Frame frame;
        frame.board = board_.look(event, tempo);
        for (const auto& panel : panels_)
            frame.panels.push_back(panel->look(event, tempo));
        frame.badge = badge(showing.speed);
        const std::string said =
            tempo == Tempo::hurried ? words_.hurried(event, showing.speed) : words_.caption(event);
        if (captions_)
            frame.caption = said;
        frame.title = words_.title(events_);
        frame.description = said + ". " + queens_in_words(board_of(size_, event.columns));
        frame.chapter = words_.chapter(event);
        if (frame.chapter.empty() && shown_ == 0)
            frame.chapter = "Start";
        frame.number = ++shown_;
        frame.event = events_;
        frame.duration = showing.duration;
        return frame;
    }

  private:
    int size_;
    bool captions_;
    std::uint64_t events_ = 0;
    std::uint64_t shown_ = 0;
    SearchBoard board_;
    SearchWords words_;
    std::vector<std::unique_ptr<SearchPanel>> panels_;
};

Generator<Frame> search_story(StoryOptions options) {
    Pacer pacer(options.pace, beats(options));
    SearchBeats beats(options);
    SearchTelling telling(options);
    for (const SearchEvent& event : search_events(options)) {
        const Beat beat = beats.of(event);
        telling.follow(event, beat);
        if (const std::optional<Showing> showing = pacer.next(beat))
            co_yield telling.frame(event, *showing);
        if (pacer.is_over())
            break;
    }
}

std::string refusal(const StoryOptions& options) {
    if (options.n > max_size)
        return "N: " + std::to_string(options.n) +
               " is too large to follow a search on its board; give at most " + std::to_string(max_size) +
               ", or --story solutions";
    const std::string wishes =
        refusal_of_wishes(search_row, {Wish::limit, Wish::first_solution, Wish::events}, options);
    return wishes.empty() ? refusal_of_panels(options) : wishes;
}

Scene scene(const StoryOptions& options) {
    Scene scene;
    for (const auto& panel : search_panels(options))
        scene.panels.push_back(panel->slot());
    scene.badge = options.pace.duration.has_value();
    return scene;
}

}  // namespace

constexpr Story search_row{.name = "search",
                           .summary = "one solver at work, step by step",
                           .panels = panel_kinds,
                           .default_solver = "backtracking",
                           .follows_search = true,
                           .refusal = refusal,
                           .scene = scene,
                           .tell = search_story};

}  // namespace queenreel
