// Films must not flash more than three times a second (WCAG 2.1, 2.3.1): measured on decoded films, on every
// block of 8×8 pixels, however small a part of the picture it is.

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "extent.h"
#include "filmed.h"
#include "queenreel/timing/limit_flashes.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr int allowed_changes = 6;  // two are a flash

std::vector<int> sizes() {
    return by_extent<std::vector<int>>({4}, {4, 6, 8});
}

/// Options with the first solver that can tell the story, without limits.
StoryOptions told_by_someone(const Story& story, int n) {
    for (const Solver& solver : solvers()) {
        const StoryOptions options{.solver = &solver, .n = n};
        if (refusal(story.name, options).empty())
            return options;
    }
    throw std::logic_error("nobody can tell " + std::string(story.name));
}

/// How queens move, and in which film.
struct Motion {
    Transition transition;
    std::chrono::microseconds step = 40ms;
    const char* format = "gif";
};

/// A film of 40 seconds or, if what must be seen takes longer, of that time.
Pace short_film(const Story& story, const StoryOptions& options) {
    try {
        pacer_of(*story.open(options), lasting(40s));
    } catch (const PaceError& error) {
        return lasting(error.min_duration);
    }
    return lasting(40s);
}

DecodedFilm filmed(const Story& story, const StoryOptions& options, const Pace& pace, const Motion& motion) {
    const auto opened = story.open(options);
    auto frames = with_transitions(limit_flashes(opened->frames(pacer_of(*opened, pace))), motion.transition,
                                   motion.step);
    const Scene scene = scene_of(story.name, options, pace);
    return film_of(scene, options, std::move(frames), motion.format, 480, 480).film;
}

/// Where queens move slowly enough to be followed, blocks flash as the points of their crowns pass: at most a
/// tenth of a field, where WCAG allows a quarter. So they do wherever queens glide at 60 pictures a second.
void expect_no_flashes(const Story& story, const StoryOptions& options, const Pace& pace,
                       const Motion& motion) {
    const DecodedFilm film = filmed(story, options, pace, motion);
    const bool shows_points = story.name == "symmetry" || motion.step < 20ms;
    if (shows_points && motion.transition == Transition::glide)
        EXPECT_LE(max_flashing_share(film, allowed_changes), 0.1);
    else
        EXPECT_LE(max_changes_a_second(film), allowed_changes);
}

class FlashesOfEachTransition : public testing::TestWithParam<TransitionRow> {};

TEST_P(FlashesOfEachTransition, AreAtMostThreeASecondInFilmsOfALength) {
    for (const Story& story : stories())
        for (const int n : sizes()) {
            SCOPED_TRACE(std::string(story.name) + ", n = " + std::to_string(n));
            const StoryOptions options = told_by_someone(story, n);
            expect_no_flashes(story, options, short_film(story, options), {GetParam().transition});
        }
}

TEST_P(FlashesOfEachTransition, AreAtMostThreeASecondHoweverShortTheHolds) {
    for (const Story& story : stories()) {
        SCOPED_TRACE(story.name);
        StoryOptions options = told_by_someone(story, 5);
        // A line of text is smaller than the area that counts (0.006 steradian, WCAG 2.1, "general flash").
        options.captions = false;
        Pace pace;
        for (const MomentKindRow& row : moment_kinds())
            pace.set_hold(row.kind, 40ms);
        expect_no_flashes(story, options, pace, {GetParam().transition});
    }
}

class FlashesLaws : public Law {};
LAW_EXTENTS(FlashesLaws);

#ifndef QUEENREEL_SANITIZE
// When pictures follow each other faster, crowns pass over squares in smaller steps, and the points of large
// ones are seen one by one.
TEST_P(FlashesLaws, AreAtMostThreeASecondAtSixtyPicturesASecond) {
    constexpr Motion smooth{Transition::glide, std::chrono::microseconds(16'667), "mp4"};
    for (const Story& story : stories())
        for (const int n : by_extent<std::vector<int>>({4}, {1, 4, 5, 6, 8})) {
            SCOPED_TRACE(std::string(story.name) + ", n = " + std::to_string(n));
            if (by_extent(story.name == "solutions", true))
                expect_no_flashes(story, told_by_someone(story, n),
                                  short_film(story, told_by_someone(story, n)), smooth);
        }
}
#endif

// Queens that turn together pass over the same squares in succession.
TEST_P(FlashesLaws, AreSmallWhereBoardsTurn) {
    for (const int n : sizes()) {
        SCOPED_TRACE(n);
        StoryOptions options = default_options("symmetry", n);
        options.last = 2;
        expect_no_flashes(*find_story("symmetry"), options, {}, {Transition::glide});
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
        Scene{}, options,
        [](std::vector<Frame> frames) -> Generator<Frame> {
            for (const Frame& frame : frames)
                co_yield frame;
        }(blinking),
        "gif", 160, 120);
    EXPECT_EQ(max_changes_a_second(film.film), 10);
    EXPECT_GT(max_flashing_share(film.film, allowed_changes), 0.25);
}

IN_BOTH_EXTENTS(FlashesOfEachTransition, testing::ValuesIn(transitions().begin(), transitions().end()),
                testing::ValuesIn(transitions().begin(), transitions().end()),
                [](const testing::TestParamInfo<TransitionRow>& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace queenreel
