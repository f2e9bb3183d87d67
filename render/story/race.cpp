#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "story/race_words.h"
#include "story/racer.h"
#include "story/rows.h"
#include "story/search/event_board.h"
#include "story/wishes.h"
#include "story/wording.h"
#include "timing/pacer.h"

namespace queenreel {
namespace {

constexpr std::size_t min_racers = 2;
constexpr std::size_t max_racers = 4;
constexpr int max_n = 32;  // of boards side by side

Frame frame(const Race& race, const StoryOptions& options, const Showing& showing) {
    Frame result;
    result.board = {.size = 0, .cells = {}};
    BoardsPanel boards;
    for (const Racer& racer : race.racers())
        boards.boards.push_back(racer.small_board(showing.speed));
    result.panels.emplace_back(std::move(boards));
    result.badge = badge(showing.speed);
    if (options.captions)
        result.caption = race_words(race);
    result.title = "Race of " + racer_names(race) + ", n = " + std::to_string(options.n) + ", step " +
                   grouped(race.steps());
    result.description = race_boards_in_words(race, options.n);
    result.chapter = race_finish(race);
    result.event = race.steps();
    result.duration = showing.duration;
    return result;
}

Generator<Beat> beats(StoryOptions options) {
    for (Race race(options); race.step();)
        co_yield race.beat();
}

/// The board of each racer after each step. Frame::event is the step: a racer that is done shows
/// the last solution it found.
Generator<Frame> race_story(StoryOptions options) {
    Pacer pacer(options.pace, beats(options));
    std::uint64_t shown = 0;
    for (Race race(options); race.step() && !pacer.is_over();) {
        const std::optional<Showing> showing = pacer.next(race.beat());
        if (!showing)
            continue;
        Frame picture = frame(race, options, *showing);
        picture.number = ++shown;
        if (shown == 1 && picture.chapter.empty())
            picture.chapter = "Start";
        co_yield picture;
    }
}

/// Why one of the racers cannot take part.
std::string refusal_of_racer(const Solver& solver, const StoryOptions& options) {
    const std::string name(solver.name);
    const int max = std::min(solver.max_n, max_n);
    if (std::ranges::count(racers_of(options), &solver) > 1)
        return "--solver: " + name + " cannot race itself; give each solver once";
    if (options.n < solver.min_n || options.n > max)
        return "N: " + std::to_string(options.n) + " is out of range in a race of " + name + "; give " +
               std::to_string(solver.min_n) + " to " + std::to_string(max);
    return {};
}

std::string refusal(const StoryOptions& options) {
    using enum Wish;
    if (auto why = refusal_of_wishes(race_row, {limit, first_solution, racers}, options); !why.empty())
        return why;
    if (options.panels && options.panels->empty())
        return "--panels: a race is told by its boards alone; leave it out";
    const auto all = racers_of(options);
    if (all.size() < min_racers || all.size() > max_racers)
        return "--solver: a race is between two to four solvers, not " + std::to_string(all.size()) +
               "; give such as --solver " + "backtracking,dancing-links";
    for (const Solver* solver : all)
        if (auto why = refusal_of_racer(*solver, options); !why.empty())
            return why;
    return {};
}

Scene scene(const StoryOptions& options) {
    const auto count = static_cast<int>(racers_of(options).size());
    return {.board = false,
            .panels = {{.kind = PanelKind::boards,
                        .title = {},
                        .rows = count,
                        .columns = options.n,
                        .notes = racer_notes}},
            .badge = options.pace.duration.has_value()};
}

constexpr std::array panels{PanelKind::boards};

}  // namespace

constexpr Story race_row{.name = "race",
                         .summary = "two to four solvers side by side on one clock",
                         .panels = panels,
                         .follows_search = true,
                         .refusal = refusal,
                         .scene = scene,
                         .tell = race_story};

}  // namespace queenreel
