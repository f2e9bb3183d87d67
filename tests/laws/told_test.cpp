// A film shows what its story tells: every story is written as a film with every solver it takes, with the
// first in every format, and decoded; the queens found in the pixels are those of the solver after the
// picture's event.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "extent.h"
#include "filmed.h"
#include "queenreel/encode/format.h"
#include "queenreel/solvers/population.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// A search that runs along with a film.
class Replay {
  public:
    explicit Replay(const StoryOptions& options)
        : search_(options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed})),
          event_(search_.begin()) {}

    /// The queens after an event, counted from 1, or of the child that it breeds; to be asked in rising
    /// order.
    std::set<Square> queens(std::uint64_t event) {
        for (; at_ < event; ++at_)
            if (++event_; event_ == search_.end())
                throw std::out_of_range("there is no event " + std::to_string(event));
        std::set<Square> squares;
        for (int row = 0; const int column : event_->child ? event_->child->columns : event_->columns) {
            if (column >= 0)
                squares.insert({row, column});
            ++row;
        }
        return squares;
    }

  private:
    Generator<SearchEvent> search_;
    Generator<SearchEvent>::Iterator event_;
    std::uint64_t at_ = 1;
};

/// Returns true if a picture shows an unjoined child, before the event that tells of it.
bool is_breeding(const Frame& frame) {
    return std::ranges::any_of(std::array{"Two parents, drawn", "Both are cut", "… and "},
                               [&](const char* beginning) { return frame.caption.starts_with(beginning); });
}

std::set<Square> squares_of(const BoardPanel& board) {
    std::set<Square> squares;
    for (int i = 0; const Cell& cell : board.cells) {
        if (cell.queen)
            squares.insert({i / board.size, i % board.size});
        ++i;
    }
    return squares;
}

StoryOptions options_of(const Solver& solver, int n) {
    StoryOptions options{.solver = &solver, .n = n};
    if (!solver.complete)
        options.last = 1;
    return options;
}

/// The beginning and what must not be missed, unless that takes millions of steps.
Pace beginning(const StoryOptions& options) {
    Pace pace;
    pace.parts = {{std::nullopt, 1, 20}, {MomentKind::solution, 1, 2}, {MomentKind::end, 1, 1}};
    if (options.solver->name == "brute" && options.n > 6)
        pace.parts.resize(1);
    return pace;
}

/// The pictures of a story, the same for each format, and what they are made of.
struct Told {
    Scene scene;
    std::vector<Frame> frames{};
};

Told told(const Story& story, const StoryOptions& options, const Pace& pace) {
    const auto opened = story.open(options);
    Pacer pacer = pacer_of(*opened, pace);
    Told all{opened->scene()};
    for (const Frame& frame : opened->frames(std::move(pacer)))
        all.frames.push_back(frame);
    return all;
}

/// Formats that hold pictures: of the others, thirty pictures a second would have to be examined.
std::vector<const Format*> formats_of_films() {
    std::vector<const Format*> all;
    for (const Format& format : formats())
        if (format.film && !format.plays && format.film->default_fps == 0)
            all.push_back(&format);
    return all;
}

void expect_true(const Filmed& filmed, const StoryOptions& options) {
    ASSERT_FALSE(filmed.frames.empty());
    std::optional<Replay> replay;
    std::chrono::microseconds total{0};
    for (std::size_t i = 0; i < filmed.frames.size(); ++i) {
        const Frame& frame = filmed.frames[i];
        SCOPED_TRACE("picture " + std::to_string(i) + ", event " + std::to_string(frame.event) + ": " +
                     frame.caption);
        total += frame.duration;
        if (frame.board.size == 0)
            continue;
        const std::set<Square> told = squares_of(frame.board);
        EXPECT_EQ(queens_seen(filmed.shown(i), filmed.look, options.n), told);
        if (frame.event > 0) {
            if (!replay)
                replay.emplace(options);
            if (!is_breeding(frame))
                EXPECT_EQ(told, replay->queens(frame.event));
        }
    }
    EXPECT_NEAR(static_cast<double>(filmed.film.duration), static_cast<double>(total.count()), 20'000);
}

/// The films' width in pixels: sanitizers take long over each pixel.
int width() {
    return by_extent(480, 640);
}

class ToldOfEachSize : public testing::TestWithParam<int> {};

TEST_P(ToldOfEachSize, VerifyProvesEveryFilmOfEveryStoryAndSolver) {
    const int n = GetParam();
    for (const Story& story : stories()) {
        int films = 0;
        auto turn = static_cast<std::size_t>(n);
        for (const Solver& solver : solvers()) {
            const StoryOptions options = options_of(solver, n);
            if (n < solver.min_n || n > solver.max_n || !refusal(story.name, options).empty())
                continue;
            const auto [scene, frames] = told(story, options, beginning(options));
            const auto all = formats_of_films();
            // A solver tells the same in each format: the first solver uses all of them, the others use them
            // in turn.
            const bool in_turn = films > 0;
            for (const Format* format : in_turn ? std::vector{all[turn++ % all.size()]} : all) {
                SCOPED_TRACE(std::string(story.name) + " of " + std::string(solver.name) + " as " +
                             std::string(format->name));
                expect_true(film_of(scene, options, frames, format->name, width(), width() * 3 / 4), options);
                ++films;
            }
        }
        EXPECT_GE(films, 2) << story.name;
    }
}

IN_BOTH_EXTENTS(ToldOfEachSize, testing::Values(1, 5), testing::Values(1, 4, 5, 6, 8));

}  // namespace
}  // namespace queenreel
