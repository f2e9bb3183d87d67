// Films must not flash more than three times a second (WCAG 2.1, 2.3.1): measured on what is decoded, on
// every block of 8×8 pixels, however small the part of the picture is.

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "filmed.h"
#include "timing/calm.h"
#include "timing/transition.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr int max_changes = 6;  // two are a flash

/// The first solver that can tell the story.
std::optional<StoryOptions> told_by_someone(const Story& story, int n) {
    for (const Solver& solver : solvers()) {
        StoryOptions options;
        options.solver = &solver;
        options.n = n;
        if (story.refusal(options).empty())
            return options;
    }
    return std::nullopt;
}

int max_changes(const Story& story, const StoryOptions& options, Transition transition) {
    const auto tell = [&] { return with_transitions(calm(story.tell(options)), transition, 40ms); };
    return max_changes_a_second(film_of(story, options, tell(), "gif", 480, 480).film);
}

class FlashesOfEachTransition : public testing::TestWithParam<TransitionRow> {};

TEST_P(FlashesOfEachTransition, AreAtMostThreeASecondInFilmsOfALength) {
    for (const Story& story : stories())
        for (const int n : {4, 6, 8}) {
            SCOPED_TRACE(std::string(story.name) + ", n = " + std::to_string(n));
            auto options = told_by_someone(story, n);
            if (!options)
                continue;
            options->pace.duration = 40s;
            EXPECT_LE(max_changes(story, *options, GetParam().transition), max_changes);
        }
}

TEST_P(FlashesOfEachTransition, AreAtMostThreeASecondHoweverShortTheHolds) {
    for (const Story& story : stories()) {
        SCOPED_TRACE(story.name);
        auto options = told_by_someone(story, 5);
        if (!options)
            continue;
        // A line of text is less than the area that counts (0.006 steradian, WCAG 2.1, "general flash").
        options->captions = false;
        for (const BeatRow& row : beat_table())
            options->pace.set_hold(row.beat, 40ms);
        EXPECT_LE(max_changes(story, *options, GetParam().transition), max_changes);
    }
}

TEST(Flashes, AreCountedInAFilmThatHasThem) {
    StoryOptions options;
    options.n = 4;
    std::vector<Frame> blinking;
    for (int i = 0; i < 30; ++i) {
        Frame frame = placement_frame(Board(4), options);
        for (Cell& cell : frame.board.cells)
            cell.queen = i % 2 == 0;
        frame.duration = 100ms;
        blinking.push_back(frame);
    }
    const auto film = film_of(
        stories().front(), options,
        [](std::vector<Frame> frames) -> Generator<Frame> {
            for (const Frame& frame : frames)
                co_yield frame;
        }(blinking),
        "gif", 160, 120);
    EXPECT_EQ(max_changes_a_second(film.film), 10);
}

INSTANTIATE_TEST_SUITE_P(Transitions, FlashesOfEachTransition,
                         testing::ValuesIn(transitions().begin(), transitions().end()),
                         [](const testing::TestParamInfo<TransitionRow>& row) {
                             return std::string(row.param.name);
                         });

}  // namespace
}  // namespace queenreel
