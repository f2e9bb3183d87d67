#include "queenreel/story/cards.h"
#include "extent.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/search/task_size.h"
#include "queenreel/story/story.h"
#include "tales.h"

namespace queenreel {
namespace {

/// How a search ends, cut short after that many solutions if not 0.
SearchEnd ended_search(const char* solver, int n, std::uint64_t limit = 0) {
    SearchEnd end{.solver = find_solver(solver), .n = n};
    for (const SearchEvent& event : end.solver->search(n)) {
        end.exhausted = event.kind == SearchEvent::Kind::exhausted;
        if (event.kind != SearchEvent::Kind::solution)
            continue;
        end.solutions.emplace_back(event.columns.begin(), event.columns.end());
        if (++end.solution_count == limit)
            break;
    }
    return end;
}

TEST(Cards, TheTitleCardNamesTheTaskAndTheSolversIdea) {
    for (const Solver& solver : solvers()) {
        const Card card = title_card(solver, 8);
        EXPECT_EQ(card.title, "Place 8 queens so that no two attack each other");
        EXPECT_EQ(card.subtitle, BoardNames(8).in_general(solver.idea));
    }
    const Card own = title_card(solvers().front(), 8, {.title_text = "Queens", .subtitle_text = "A lesson"});
    EXPECT_EQ(own.title, "Queens");
    EXPECT_EQ(own.subtitle, "A lesson");
    EXPECT_EQ(title_card(solvers().front(), 1).title, "Place one queen on a board of one square");
}

TEST(Cards, TheTitleCardHasOneQueenOnItsBoard) {
    for (const int n : {1, 2, 3, 4, 8, 20, 100}) {
        const Card card = title_card(solvers().front(), n);
        ASSERT_TRUE(has_size(card.board, n)) << n;
        EXPECT_EQ(card.rays.size(), 8U);
        EXPECT_EQ(std::ranges::count(card.board.cells, true, &Cell::queen), 1);
    }
    EXPECT_EQ(title_card(*find_solver("linear"), 1'000'000).board.size, 0) << "squares no one would see";
}

// Law: if a solver stops at one solution, the card says how many there are, if that is known.
TEST(Cards, TheEndCardSaysOfHowManyOneWasFound) {
    for (const Solver& solver : solvers()) {
        if (solver.complete)
            continue;
        StoryOptions options{.solver = &solver, .n = 8};
        options.cards = {.end = true};
        EXPECT_EQ(tale("search", options).back().card()->title, "One solution of 92") << solver.name;
    }
    SearchEnd large = ended_search("constructive", 40);
    EXPECT_EQ(end_card(large).title, "A solution");
    large.known = 1;
    EXPECT_EQ(end_card(large).title, "A solution");
}

TEST(Cards, TheEndCardSaysWhatWasFound) {
    const auto title = [](const char* solver, int n, std::uint64_t limit = 0) {
        return end_card(ended_search(solver, n, limit)).title;
    };
    EXPECT_EQ(title("backtracking", 8), "All 92 solutions");
    EXPECT_EQ(title("backtracking", 1), "The only solution");
    EXPECT_EQ(title("backtracking", 4), "Both solutions");
    EXPECT_EQ(title("backtracking", 3), "No solution exists: every way was tried");
    EXPECT_EQ(title("backtracking", 8, 1), "The first solution");
    EXPECT_EQ(title("backtracking", 8, 12), "The first 12 solutions");
    EXPECT_EQ(title("constructive", 8), "A solution");
    EXPECT_EQ(title("constructive", 3), "No solution exists");
    EXPECT_EQ(end_card({.solver = find_solver("min-conflicts"), .n = 3}).title,
              "It gave up: no solution found");
    EXPECT_EQ(end_card({.solver = find_solver("backtracking"), .n = 8}).title, "No solution so far");
    EXPECT_EQ(end_card(ended_search("backtracking", 8)).subtitle, "8 queens, solved by backtracking");
    EXPECT_EQ(end_card(ended_search("backtracking", 3)).subtitle, "3 queens, searched by backtracking");
}

TEST(Cards, TheEndCardShowsTheSolutions) {
    SearchEnd end = ended_search("backtracking", 8);
    end.totals = {{"Solutions", "92"}};
    const Card card = end_card(end);
    EXPECT_EQ(card.board_count, 92u);
    EXPECT_EQ(card.totals, end.totals);
    ASSERT_EQ(card.boards.size(), 92u);
    for (std::size_t i = 0; i < card.boards.size(); ++i) {
        ASSERT_TRUE(has_size(card.boards[i], 8));
        for (int row = 0; row < 8; ++row)
            EXPECT_TRUE(cell_at(card.boards[i], row, end.solutions[i][static_cast<std::size_t>(row)]).queen);
    }
    end = ended_search("backtracking", 9);
    EXPECT_EQ(end_card(end).boards.size(), max_card_solutions);
    EXPECT_EQ(end_card(end).board_count, 352u);
    EXPECT_TRUE(end_card(ended_search("constructive", 200)).boards.empty()) << "squares no one would see";
    EXPECT_TRUE(end_card(ended_search("backtracking", 3)).boards.empty());
}

TEST(Cards, AFrameTellsItsCardInWords) {
    const Frame title = card_frame(title_card(*find_solver("brute"), 4), "Four queens");
    EXPECT_EQ(title.chapter, "Four queens");
    EXPECT_EQ(title.caption, "Place 4 queens so that no two attack each other");
    EXPECT_EQ(title.title(), title.caption);
    EXPECT_EQ(title.description(),
              "Place 4 queens so that no two attack each other. Put a queen in every row in every possible "
              "way, and only then look whether two attack. A queen on b2. The lines along which it attacks "
              "are drawn.");
    ASSERT_TRUE(title.card());

    SearchEnd end = ended_search("backtracking", 4);
    end.totals = {{"Solutions", "2"}, {"Tests", "60"}};
    EXPECT_EQ(card_frame(end_card(end)).description(),
              "Both solutions. 4 queens, solved by backtracking. 2 boards. Solutions: 2. Tests: 60.");
    EXPECT_EQ(card_frame(end_card(ended_search("backtracking", 4, 1))).description(),
              "The first solution. 4 queens, solved by backtracking. Queens on b4, d3, a2 and c1.");
    EXPECT_TRUE(card_frame(end_card(end)).chapter.empty());
}

std::vector<int> carded_sizes() {
    return by_extent<std::vector<int>>({4, 5}, {4, 5, 6});
}

class StoryCardsLaws : public Law {};
LAW_EXTENTS(StoryCardsLaws);

// A film with cards begins with the task and ends with the totals, which its last picture shows, too.
TEST_P(StoryCardsLaws, StandAroundASearchAndAgreeWithIt) {
    for (const Solver& solver : solvers())
        for (const int n : carded_sizes()) {
            SCOPED_TRACE(std::string(solver.name) + ' ' + std::to_string(n));
            StoryOptions options{.solver = &solver, .n = n};
            if (!refusal("search", options).empty())
                continue;
            const auto bare = tale("search", options, Pace());
            options.cards = {.title = true, .end = true};
            const auto frames = tale("search", options, Pace());
            ASSERT_EQ(frames.size(), bare.size() + 2);
            Card title = title_card(solver, n);
            title.totals = task_size(solver, n);
            ASSERT_TRUE(frames.front().card());
            EXPECT_EQ(*frames.front().card(), title);
            EXPECT_EQ(frames.front().moment, MomentKind::card);
            EXPECT_EQ(frames[1].chapter, "Start");
            ASSERT_TRUE(frames.back().card());
            EXPECT_EQ(frames.back().chapter, "Summary");
            for (const Panel& panel : bare.back().panels)
                if (const auto* counters = std::get_if<CountersPanel>(&panel))
                    for (std::size_t i = 0; i < counters->counters.size(); ++i)
                        EXPECT_EQ(frames.back().card()->totals.at(i).value, counters->counters[i].value);
            const std::size_t letters =
                frames.front().card()->title.size() + frames.front().card()->subtitle.size();
            EXPECT_GE(frames.front().duration, std::chrono::milliseconds(1000 * letters / 17))
                << "it can be read";
        }
}

TEST(StoryCards, AreNotAroundPartsOfAStory) {
    StoryOptions options{.solver = find_solver("backtracking"), .n = 6};
    options.cards = {.title = true, .end = true};
    Pace pace;
    pace.parts = {{.kind = MomentKind::deadend, .first = 1, .last = 1}};
    const auto frames = tale("search", options, pace);
    ASSERT_EQ(frames.size(), 1u);
    EXPECT_FALSE(frames[0].card());
}

}  // namespace
}  // namespace queenreel
