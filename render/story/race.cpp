#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "story/boards.h"
#include "story/race_words.h"
#include "story/racer.h"
#include "story/rows.h"
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

/// The board of each racer after each step. Frame::event is the step: a racer that is done shows
/// the last solution it found.
class RaceStoryline : public Storyline {
  public:
    explicit RaceStoryline(StoryOptions options) : options_(std::move(options)) {}

    Generator<Moment> moments() override {
        for (Race race(options_); race.step();)
            co_yield race.moment();
    }

    Scene scene() const override {
        return {.board = false,
                .size = options_.n,
                .panels = {{.kind = PanelKind::boards,
                            .title = {},
                            .rows = static_cast<int>(racers_of(options_).size()),
                            .columns = options_.n,
                            .notes = racer_notes}},
                .marks = true,
                .caption_lines = 2};
    }

    Generator<Frame> frames(Pacer pacer) override {
        std::uint64_t shown = 0;
        for (Race race(options_); race.step() && !pacer.is_over();) {
            const std::optional<Showing> showing = pacer.next(race.moment());
            if (!showing)
                continue;
            Frame picture = frame(race, options_, *showing);
            picture.number = ++shown;
            if (shown == 1 && picture.chapter.empty())
                picture.chapter = "Start";
            co_yield picture;
        }
    }

  private:
    StoryOptions options_;
};

void check_racer(const Solver& solver, const StoryOptions& options) {
    const std::string name(solver.name);
    if (std::ranges::count(racers_of(options), &solver) > 1)
        throw StoryError(StoryOption::racers, name + " cannot race itself");
    const int max = std::min(solver.max_n, max_n);
    if (options.n < solver.min_n || options.n > max) {
        StoryError error(StoryOption::size,
                         std::to_string(options.n) + " is out of range in a race of " + name);
        error.range = {solver.min_n, max};
        throw error;
    }
}

std::unique_ptr<Storyline> make(StoryOptions options) {
    if (options.panels && options.panels->empty())
        throw StoryError(StoryOption::panels, "a race has nothing to show but its boards");
    const auto all = racers_of(options);
    if (all.size() < min_racers || all.size() > max_racers) {
        StoryError error(StoryOption::racers,
                         "a race takes two to four solvers, not " + std::to_string(all.size()));
        error.solvers = {"backtracking", "dancing-links"};
        throw error;
    }
    for (const Solver* solver : all)
        check_racer(*solver, options);
    return std::make_unique<RaceStoryline>(std::move(options));
}

constexpr std::array panels{PanelKind::boards};
constexpr std::array takes{StoryOption::limit, StoryOption::first_solution, StoryOption::racers};

}  // namespace

constexpr Story race_row{.name = "race",
                         .summary = "two to four solvers side by side on one clock",
                         .panels = panels,
                         .takes = takes,
                         .follows_search = true,
                         .make = make};

}  // namespace queenreel
