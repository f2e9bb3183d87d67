// Boards with queens and blocked squares from the start, in every story that takes them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/story_spec.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

// b6 is given and d1 is blocked.
const Givens givens{.queens = {{0, 1}}, .blocked = {{5, 3}}};

StoryOptions given(const Solver& solver, int n = 6) {
    return {.solver = &solver, .n = n, .givens = givens};
}

void expect_marked(const BoardPanel& board) {
    if (board.size != 6)
        return;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column) {
            const Cell& cell = cell_at(board, row, column);
            EXPECT_EQ(cell.given, (Square{row, column} == givens.queens.front()));
            EXPECT_EQ(cell.mark == Mark::blocked, (Square{row, column} == givens.blocked.front()));
            EXPECT_TRUE(cell.queen || !cell.given);
            EXPECT_FALSE(cell.queen && cell.mark == Mark::blocked);
        }
}

// Law: every board of every picture has the given queens and blocked squares.
TEST(GivensInStories, AreOnEveryBoard) {
    for (const Solver& solver : solvers()) {
        if (!solver.complete)
            continue;
        for (const std::string_view name : {"solutions", "search", "occupancy"}) {
            SCOPED_TRACE(std::string(name) + " by " + std::string(solver.name));
            StoryOptions options = given(solver);
            options.cards = {.title = name != "solutions", .end = name != "solutions"};
            options.to_first_solution = name != "solutions";
            if (name == "occupancy" && !solver.ordered)
                continue;
            EXPECT_TRUE(scene_of(name, options).givens);
            const auto frames = tale(name, options);
            EXPECT_FALSE(frames.empty());
            for (const Frame& frame : frames) {
                expect_marked(frame.board);
                for (const LeadIn& lead_in : frame.lead_ins)
                    expect_marked(lead_in.board);
                if (frame.card())
                    for (const BoardPanel& board : frame.card()->boards)
                        expect_marked(board);
                EXPECT_THAT(frame.description(), HasSubstr("Given: b6. Blocked: d1."));
            }
        }
    }
}

TEST(GivensInStories, AreOnTheBoardsOfARace) {
    StoryOptions options{.n = 6, .givens = givens};
    for (const Frame& frame : tale("race", options))
        for (const Panel& panel : frame.panels)
            if (const auto* boards = std::get_if<BoardsPanel>(&panel))
                for (const auto& small : boards->boards)
                    expect_marked(small.board);
}

// Law: the boards told are the solutions with the givens, each once, counted among these.
TEST(GivensInStories, SolutionsAreThoseThatHaveThem) {
    StoryOptions options{.n = 8, .givens = {.queens = {{7, 0}}, .blocked = {}}, .completions = 4};
    const auto frames = tale("solutions", options);
    ASSERT_EQ(frames.size(), 4);
    for (const Frame& frame : frames) {
        EXPECT_TRUE(is_solution(queens_of(frame.board)));
        EXPECT_TRUE(cell_at(frame.board, 7, 0).given);
    }
    EXPECT_EQ(frames[1].caption, "2 of 4");
    EXPECT_EQ(frames[1].title(), "Solution 2 of 4 to the 8-queens problem with a given queen");
    options.completions = {};
    EXPECT_EQ(tale("solutions", options)[1].caption, "2");
}

TEST(GivensInStories, ASearchSaysThatAQueenIsGiven) {
    std::vector<std::string> captions;
    for (const Frame& frame : tale("search", given(*find_solver("backtracking"))))
        captions.push_back(frame.caption);
    EXPECT_THAT(captions, testing::Contains("Row 1's queen is given: go on"));
    EXPECT_THAT(captions, testing::Not(testing::Contains(HasSubstr("row 1 goes"))));
    EXPECT_THAT(captions, testing::Not(testing::Contains(HasSubstr("need no look"))))
        << "n boards a row are not what is left";
}

// Law: a row that is said to be full has no open, unattacked square.
TEST(GivensInStories, DeadEndsAreTrue) {
    const Puzzle puzzle(6, {.queens = {{2, 1}}, .blocked = {{5, 4}, {4, 0}}});
    for (const char* solver : {"backtracking", "forward-checking", "dancing-links", "tables"}) {
        StoryOptions options{.solver = find_solver(solver), .n = 6, .givens = puzzle.givens()};
        int dead_ends = 0;
        for (const Frame& frame : tale("search", options))
            for (int row = 0; row < 6; ++row) {
                const bool full =
                    std::ranges::all_of(std::span(&cell_at(frame.board, row, 0), 6), [](const Cell& cell) {
                        return cell.mark == Mark::wiped_out || cell.mark == Mark::blocked;
                    });
                if (!full)
                    continue;
                ++dead_ends;
                std::vector<int> columns(6, -1);
                const Board board = queens_of(frame.board);
                for (const Square queen : board.queens())
                    columns[static_cast<std::size_t>(queen.row)] = queen.column;
                EXPECT_EQ(FreeSquares(puzzle, columns).in({row, -1}), 0);
            }
        EXPECT_GT(dead_ends, 0) << solver;
    }
}

TEST(GivensInStories, OthersSayThatTheyBeginWithAnEmptyBoard) {
    for (const std::string_view name : {"walkthrough", "symmetry", "funnel"}) {
        StoryOptions options = default_options(name, 4);
        options.givens = {.queens = {{0, 1}}, .blocked = {}};
        const auto error = error_of(name, options);
        ASSERT_TRUE(error);
        EXPECT_EQ(error->option, StoryOption::givens);
        EXPECT_EQ(error->story, "search");
        EXPECT_THAT(error->what(), HasSubstr("begins with an empty board"));
    }
    StoryOptions options = given(*find_solver("backtracking"));
    options.panels = {{PanelKind::map}};
    EXPECT_EQ(error_of("search", options)->option, StoryOption::givens);
}

TEST(GivensInStories, ASolverThatMovesEveryQueenTakesNone) {
    const StorySpec spec{.story = find_story("search"), .options = given(*find_solver("min-conflicts"))};
    try {
        spec.check();
        FAIL();
    } catch (const StoryError& error) {
        EXPECT_EQ(error.option, StoryOption::givens);
        EXPECT_EQ(error.solvers, std::vector<std::string_view>{"bitmask"});
    }
}

}  // namespace
}  // namespace queenreel
