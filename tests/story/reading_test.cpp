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
#include "queenreel/story/search/exposure.h"
#include "queenreel/story/search/heat.h"
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

/// A caption and how long it stands unchanged.
struct Standing {
    std::string caption;
    microseconds duration{0};
    bool hurries = false;  // some of it with a badge, which says that much is left out
};

std::vector<Standing> standing_in(const std::vector<Frame>& frames) {
    std::vector<Standing> all;
    for (const Frame& frame : frames) {
        if (frame.card)
            continue;
        if (all.empty() || all.back().caption != frame.caption)
            all.push_back({frame.caption});
        all.back().duration += frame.duration;
        all.back().hurries |= !frame.badge.empty();
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

// Law: a caption stands for as long as it takes to read it, however often its like was told before, unless
// the film says that it hurries.
TEST_P(ReadingLaws, ThereIsTimeToReadWhatIsSaid) {
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver* solver : solvers_of(story))
            for (const int n : read_sizes())
                for (const bool fitted : {false, true}) {
                    const auto options = with(solver, solver->name == "brute" ? std::min(n, 4) : n);
                    for (const Standing& said :
                         standing_in(tale(story, options, fitted ? lasting(60s) : Pace())))
                        if (!said.hurries)
                            ASSERT_GE(said.duration + 1us, reading_time(said.caption))
                                << story << ' ' << solver->name << ' ' << n << ": " << said.caption;
                }
}

// What is known is said in few words that stand: each square of a row is not worth a sentence any more.
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
    EXPECT_THAT(last_test->description, HasSubstr("is this square safe?")) << "in words nothing is short";
}

// Law: while it hurries, a square is the darker the more often it was tried, a line's bar is its share of
// what was done, and where nothing is hurried there are none of both.
TEST(Reading, HurriedPicturesGrowIntoTheShapeOfTheSearch) {
    const int n = 6;
    const Solver& solver = *find_solver("backtracking");
    Generator<SearchEvent> replayed = solver.search(n, {.detail = Detail::steps});
    auto event = replayed.begin();
    std::uint64_t number = 0;
    std::vector<int> tries(n * n);
    std::vector<std::uint64_t> done(solver.pseudocode.size());
    int hurried = 0;
    for (const Frame& frame : tale("search", with(&solver, n), lasting(60s))) {
        for (; number < frame.event; ++number, ++event) {
            if (event->kind == SearchEvent::Kind::tested || event->kind == SearchEvent::Kind::placed)
                ++tries[static_cast<std::size_t>(event->square.row * n + event->square.column)];
            ++done[static_cast<std::size_t>(event->line)];
        }
        const std::vector<Cell>& cells = frame.board.cells;
        const auto* code = std::get_if<CodePanel>(&frame.panels.at(0));
        ASSERT_TRUE(code);
        if (frame.badge.empty()) {
            EXPECT_TRUE(std::ranges::all_of(cells, [](const Cell& cell) { return cell.heat == 0; }));
            EXPECT_TRUE(code->shares.empty());
            continue;
        }
        ++hurried;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            ASSERT_EQ(cells[i].heat == 0, tries[i] == 0);
            for (std::size_t j = 0; j < i; ++j)
                if (tries[i] > tries[j])
                    ASSERT_GE(cells[i].heat, cells[j].heat);
        }
        if (std::ranges::max(tries) >= static_cast<int>(SearchHeat::darkest_from))
            EXPECT_EQ(std::ranges::max(cells, {}, &Cell::heat).heat, max_heat);
        for (std::size_t line = 0; line < done.size(); ++line)
            ASSERT_EQ(static_cast<std::uint64_t>(code->shares.at(line)), 100 * done[line] / number);
    }
    EXPECT_GT(hurried, 50);
}

// Law: while it hurries, whoever stood where she stands no more is seen as pale as her time was short, by a
// replay of the search; whoever stayed has no blur, and neither have pictures that are told in full.
TEST(Reading, HurriedPicturesBlurTheQueensThatMove) {
    for (const char* name : {"backtracking", "forward-checking", "dancing-links"}) {
        SCOPED_TRACE(name);
        const int n = 8;
        const Solver& solver = *find_solver(name);
        Generator<SearchEvent> replayed = solver.search(n, {.detail = Detail::steps});
        auto event = replayed.begin();
        std::vector<int> columns(n, -1);
        std::uint64_t number = 0;
        int blurred = 0;
        for (const Frame& frame : tale("search", with(&solver, n), lasting(60s))) {
            const std::vector<Cell>& cells = frame.board.cells;
            std::vector<std::uint64_t> stood(n * n);
            const std::uint64_t all = frame.event - number;
            for (; number < frame.event; ++number, ++event) {
                // What stood before an event stood until then.
                for (std::size_t row = 0; row < columns.size(); ++row)
                    if (columns[row] >= 0)
                        ++stood[row * n + static_cast<std::size_t>(columns[row])];
                columns.assign(n, -1);
                std::ranges::copy(event->columns, columns.begin());
            }
            for (std::size_t i = 0; i < cells.size(); ++i) {
                ASSERT_FALSE(cells[i].queen && cells[i].blur);
                const double share = all == 0 ? 0 : static_cast<double>(stood[i]) / static_cast<double>(all);
                const int blur = (share >= 1 / 16.0) + (share >= 0.25) + (share >= 0.5);
                ASSERT_EQ(cells[i].blur, frame.badge.empty() || cells[i].queen ? 0 : blur) << frame.event;
                blurred += cells[i].blur > 0;
            }
        }
        EXPECT_GT(blurred, 30);
    }
}

TEST(SearchExposure, APopulationHasNoBlur) {
    const Population population{};
    const std::vector<int> one{0, 1};
    const std::vector<int> other{1, 0};
    for (const bool bred : {false, true}) {
        SearchExposure exposure(2);
        BoardPanel board{.size = 2, .cells = std::vector<Cell>(4)};
        if (bred)
            exposure.follow(
                {.kind = SearchEvent::Kind::generation, .columns = one, .population = &population});
        exposure.follow({.kind = SearchEvent::Kind::solution, .columns = one});
        exposure.follow({.kind = SearchEvent::Kind::solution, .columns = other});
        exposure.add_to(board);
        EXPECT_EQ(board.cells[0].blur, bred ? 0 : max_blur);
        EXPECT_EQ(exposure.changes(), bred ? 0U : 2U);
    }
}

// Law: a motion tells one step. Out of a hurry, and in it, a board that more steps led to is cut to.
TEST(Reading, NoQueenIsSeenToMoveWhereMoreThanThatHappened) {
    for (const char* name : {"backtracking", "forward-checking", "dancing-links"}) {
        for (const std::chrono::seconds length : {50s, 90s}) {
            SCOPED_TRACE(name);
            const int n = 8;
            const Solver& solver = *find_solver(name);
            std::vector<int> changes{0};  // of the board, up to each event
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

TEST(SearchHeat, IsNeverMoreThanTheMost) {
    SearchHeat heat(2);
    BoardPanel board{.size = 2, .cells = std::vector<Cell>(4)};
    const std::vector<int> columns{0};
    for (int visits = 1; visits <= 3000; ++visits) {
        heat.follow({.kind = SearchEvent::Kind::placed, .square = {0, 0}, .columns = columns});
        heat.add_to(board);
        ASSERT_EQ(board.cells[0].heat, std::min<int>(max_heat, std::bit_width(static_cast<unsigned>(visits))))
            << visits;
        ASSERT_EQ(board.cells[1].heat, 0);
    }
}

// Law: the badge says in words how many steps there are to a picture, solutions included: counted from the
// events, all pictures that say the same have half as many to twice as many.
TEST_P(ReadingLaws, TheBadgeSaysHowManyStepsThereAreToAPicture) {
    struct Seen {
        std::uint64_t pictures = 0;
        std::uint64_t steps = 0;
    };
    std::map<std::string_view, int> compared;
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver& solver : solvers())
            for (const int n : by_extent<std::vector<int>>({1, 5, 8}, {1, 4, 5, 6, 8})) {
                const StoryOptions options = with(&solver, n);
                if (n > (solver.name == "brute" ? 5 : solver.max_n) || !refusal(story, options).empty())
                    continue;
                SCOPED_TRACE(std::string(story) + " of " + std::string(solver.name) +
                             ", n = " + std::to_string(n));
                std::map<std::string, Seen> badges;
                std::uint64_t before = 0;
                for (const Frame& frame : tale(story, options, lasting(90s))) {
                    if (!frame.badge.empty()) {
                        ++badges[frame.badge].pictures;
                        badges[frame.badge].steps += frame.event - before;
                    }
                    before = frame.event;
                }
                for (const auto& [badge, seen] : badges) {
                    ASSERT_TRUE(badge.starts_with("about ")) << badge;
                    std::string number = badge.substr(6);
                    number.resize(number.find(' '));
                    ASSERT_EQ(badge, "about " + number + (number == "1" ? " step" : " steps") + " a picture");
                    std::erase(number, ',');
                    if (seen.pictures < 8)
                        continue;
                    const double said = std::stod(number);
                    const double mean = static_cast<double>(seen.steps) / static_cast<double>(seen.pictures);
                    EXPECT_LE(mean, 2 * said) << badge;
                    EXPECT_GE(2 * mean, said) << badge;
                    ++compared[story];
                }
            }
    for (const std::string_view story : {"search", "occupancy"})
        EXPECT_GE(compared[story], 2) << story;
}

class QuestionsLaws : public Law {};
LAW_EXTENTS(QuestionsLaws);

// Law: a question has a chapter, and nothing is left out until it is answered: not to the square where the
// queen comes to stand, or the queen taken back.
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
                        ASSERT_EQ(frame.badge, "") << solver->name << ' ' << n;
                        ASSERT_LE(frame.event, before + 1) << solver->name << ' ' << n;
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

TEST(Questions, AreRefusedWhereThereIsNothingToAsk) {
    const auto error = error_of("search", with(find_solver("genetic"), 8, true));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->option, StoryOption::questions);
    EXPECT_EQ(error_of("solutions", with(find_solver("bitmask"), 8, true))->option, StoryOption::questions);
}

}  // namespace
}  // namespace queenreel
