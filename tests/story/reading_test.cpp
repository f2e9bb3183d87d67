#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "extent.h"
#include "queenreel/base/text.h"
#include "queenreel/solvers/population.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::HasSubstr;

std::vector<int> read_sizes() {
    return by_extent<std::vector<int>>({4}, {1, 4, 5, 6});
}

std::vector<int> asked_sizes() {
    return by_extent<std::vector<int>>({4}, {4, 6, 8});
}

/// A caption and how long it stays unchanged.
struct Standing {
    std::string caption;
    microseconds duration{0};
    bool hurries = false;  // much is left out
};

std::vector<Standing> standing_in(const std::vector<Frame>& frames) {
    std::vector<Standing> all;
    for (const Frame& frame : frames) {
        if (frame.card())
            continue;
        if (all.empty() || all.back().caption != frame.caption)
            all.push_back({frame.caption});
        all.back().duration += frame.duration;
        all.back().hurries |= frame.hurried;
    }
    return all;
}

std::vector<const Solver*> solvers_of(std::string_view story) {
    std::vector<const Solver*> all;
    for (const Solver& solver : solvers())
        if (refusal(story, {.solver = &solver, .n = 4}).empty())
            all.push_back(&solver);
    return all;
}

StoryOptions with(const Solver* solver, int n, bool questions = false) {
    return {.solver = solver, .n = n, .questions = questions};
}

class ReadingLaws : public Law {};
LAW_EXTENTS(ReadingLaws);

// Law: a caption stays for as long as it takes to read, however often its like was told before, unless the
// film says that it hurries.
TEST_P(ReadingLaws, CaptionsStandLongEnoughToBeRead) {
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver* solver : solvers_of(story))
            for (const int n : read_sizes())
                for (const bool fitted : {false, true}) {
                    const auto options = with(solver, solver->name == "brute" ? std::min(n, 4) : n);
                    for (const Standing& said :
                         standing_in(tale(story, options, fitted ? lasting(60s) : Pace())))
                        if (!said.hurries && !said.caption.empty())
                            ASSERT_GE(said.duration + 1us, reading_time(said.caption))
                                << story << ' ' << solver->name << ' ' << n << ": " << said.caption;
                }
}

// Law: so do captions in all other stories' films, while queens move and rest, hurried or not.
TEST_P(ReadingLaws, ThereIsTimeToReadInEveryFilm) {
    for (const std::string_view story : {"solutions", "walkthrough", "race", "symmetry", "funnel"})
        for (const int n : by_extent<std::vector<int>>({1, 4, 6}, {1, 2, 3, 4, 5, 6, 7, 8})) {
            const auto opened = find_story(story)->open(default_options(story, n));
            const bool fitted = story == "race" && n > 4;
            auto frames = opened->frames(pacer_of(*opened, fitted ? lasting(90s) : Pace()));
            std::vector<Frame> all;
            for (const Frame& frame : with_transitions(std::move(frames), Transition::glide))
                all.push_back(frame);
            for (const Standing& said : standing_in(all))
                ASSERT_GE(said.duration + 1us, reading_time(said.caption))
                    << story << ' ' << n << ": " << said.caption;
        }
}

// Law: a search that repairs a board says what a solution is, long enough to read, in films of any length.
TEST(Reading, ARepairedBoardIsSaidToBeASolution) {
    for (const Solver* solver : solvers_of("search")) {
        if (solver->complete)
            continue;
        for (auto length = 30s; length <= 75s; ++length) {
            const int n = solver->max_n < 9 ? 4 : 8;
            for (const Standing& said :
                 standing_in(tale("search", {.solver = solver, .n = n}, lasting(length)))) {
                EXPECT_NE(said.caption, "Solution") << solver->name << ' ' << length.count() << " s";
                if (said.caption.starts_with("A solution"))
                    EXPECT_GE(said.duration + 1us, reading_time(said.caption)) << solver->name;
            }
        }
    }
}

// Known facts get few words, which stay: squares of a row are no longer worth a sentence each.
TEST(Reading, SaysOnceWhatComesAgain) {
    const auto options = with(find_solver("backtracking"), 6);
    const auto frames = tale("search", options, Pace());
    EXPECT_LT(3 * standing_in(frames).size(), frames.size());
    const auto last_test = std::find_if(frames.rbegin(), frames.rend(), [](const Frame& frame) {
        return std::ranges::any_of(frame.board.cells,
                                   [](const Cell& cell) { return cell.mark == Mark::tested; });
    });
    ASSERT_NE(last_test, frames.rend());
    EXPECT_THAT(last_test->caption, testing::AnyOf(HasSubstr("from left to right"), HasSubstr("back")));
    EXPECT_THAT(last_test->description(), HasSubstr(" safe?")) << "in words nothing is short";
}

// Law: once read, at 17 letters a second, no picture of a search stays for over four seconds.
TEST(Reading, NothingStandsLongerThanItIsLookedAt) {
    for (const Solver* solver : solvers_of("search")) {
        if (!solver->complete && solver->profile.approach != Approach::evolutionary)
            continue;  // has too little to tell
        StoryOptions options{.solver = solver, .n = solver->max_n < 9 ? 4 : 8};
        if (!solver->complete)
            options.last = 1;
        Pace pace;
        pace.duration = 75s;
        for (const Frame& frame : tale("search", options, pace)) {
            const auto reading = microseconds(1s) * std::ssize(frame.caption) / 17;
            if (!frame.card())
                EXPECT_LE(frame.duration, std::max(microseconds(4s), reading + 500ms))
                    << solver->name << ": " << frame.caption;
        }
    }
}

// Law: a motion tells one step. Hurried or not, the film cuts to boards that more steps led to.
TEST(Reading, NoQueenIsSeenToMoveWhereMoreThanThatHappened) {
    for (const char* name : {"backtracking", "forward-checking", "dancing-links"}) {
        for (const std::chrono::seconds length : {50s, 90s}) {
            SCOPED_TRACE(name);
            const int n = 8;
            const Solver& solver = *find_solver(name);
            std::vector<int> changes{0};  // of the board up to each event
            std::vector<int> columns;
            for (const SearchEvent& event : solver.search(n, {.detail = Detail::steps})) {
                changes.push_back(changes.back() + (std::ranges::equal(event.columns, columns) ? 0 : 1));
                columns.assign(event.columns.begin(), event.columns.end());
            }
            StoryOptions options = with(&solver, n);
            const auto story = find_story("search")->open(options);
            std::uint64_t event = 0;
            int moves = 0;
            int cuts = 0;
            for (const Frame& frame :
                 with_transitions(story->frames(pacer_of(*story, lasting(length))), Transition::glide)) {
                const int steps = changes[frame.event] - changes[event];
                if (frame.in_between && frame.overview && frame.board.moving_queens.empty())
                    continue;  // its map fills
                // Panels may move beside a board after a cut.
                const bool is_cut =
                    frame.movement.path == Movement::Path::none && frame.board.moving_queens.empty();
                if (frame.in_between && is_cut)
                    continue;
                if (frame.in_between) {
                    ASSERT_LE(steps, 1) << frame.caption;
                    ++moves;
                    continue;
                }
                cuts += steps > 1;
                event = frame.event;
            }
            EXPECT_GT(moves, 0);
            EXPECT_GT(cuts, 0);
        }
    }
}

class QuestionsLaws : public Law {};
LAW_EXTENTS(QuestionsLaws);

// Law: a question has a chapter, and nothing is left out until it is answered, up to the square where the
// queen ends up, or the queen taken back.
TEST_P(QuestionsLaws, AreAnswered) {
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver* solver : solvers_of(story)) {
            if (solver->name == "genetic")
                continue;
            for (const int n : asked_sizes()) {
                if (n > (solver->name == "brute" ? 4 : 8))
                    continue;
                const auto frames = tale(story, with(solver, n, true), lasting(600s));
                bool open = false;
                int questions = 0;
                std::uint64_t before = 0;
                for (const Frame& frame : frames) {
                    if (frame.chapter.ends_with('?')) {
                        EXPECT_EQ(frame.caption, frame.chapter);
                        EXPECT_GE(frame.duration, 5s);
                        EXPECT_EQ(frame.event, before) << "nothing has happened yet";
                        ++questions;
                        open = true;
                    } else if (open) {
                        ASSERT_FALSE(frame.hurried) << solver->name << ' ' << n;
                        const int most =
                            solver->keeps == Keeps::swaps ? 4 : 1;  // events that a picture shows
                        ASSERT_LE(frame.event, before + most) << solver->name << ' ' << n;
                        const bool looks = std::ranges::any_of(frame.board.cells, [](const Cell& cell) {
                            return cell.mark == Mark::tested || cell.mark == Mark::rejected;
                        });
                        open = looks;
                    }
                    before = frame.event;
                }
                EXPECT_FALSE(open);
                const bool repairs = solver->profile.approach == Approach::local_search;
                EXPECT_GE(questions, repairs ? 1 : 3) << solver->name << ' ' << n;
            }
        }
}

TEST(Questions, AskWhereToGoAndWhatToDoAtADeadEnd) {
    std::vector<std::string> asked;
    for (const Frame& frame : tale("search", with(find_solver("backtracking"), 4, true)))
        if (frame.chapter.ends_with('?'))
            asked.push_back(frame.chapter);
    EXPECT_THAT(asked,
                testing::ElementsAre("Where can the queen of row 2 go?", "Where can the queen of row 3 go?",
                                     "We are stuck. What now?", "Where can the queen of row 4 go?",
                                     "That row is exhausted too. What now?"));
}

// Law: before it asks what to do when stuck, a film shows a dead end, and no solution.
TEST(Questions, SpeakOfBeingStuckOnlyAtADeadEnd) {
    int asked = 0;
    for (const Solver& solver : solvers()) {
        if (solver.profile.approach != Approach::backtracking || solver.name == "brute")
            continue;
        for (const int n : {4, 5, 6}) {
            SCOPED_TRACE(std::string(solver.name) + ", n = " + std::to_string(n));
            std::string said;
            int stuck = 0;
            for (const Frame& frame : tale("search", with(&solver, n, true))) {
                if (frame.chapter == "We are stuck. What now?") {
                    ++stuck;
                    EXPECT_LT(std::ranges::count_if(frame.board.cells, &Cell::queen), n);
                    EXPECT_THAT(
                        said, testing::AnyOf(testing::HasSubstr("dead end"), testing::HasSubstr("no look")));
                }
                if (frame.chapter == "That row is exhausted too. What now?")
                    EXPECT_EQ(stuck, 1);
                said = frame.caption;
            }
            asked += stuck;
        }
    }
    EXPECT_GT(asked, 15);
}

TEST(Questions, AreRefusedWhereThereIsNothingToAsk) {
    const auto error = error_of("search", with(find_solver("genetic"), 8, true));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->option, StoryOption::questions);
    EXPECT_EQ(error_of("solutions", with(find_solver("bitmask"), 8, true))->option, StoryOption::questions);
}

}  // namespace
}  // namespace queenreel
