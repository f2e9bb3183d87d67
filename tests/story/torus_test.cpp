// Searches and solutions by other rules of attack than chess queens on a board.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/story_spec.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr int n = 5;
const std::vector<std::string_view> told{"backtracking",  "forward-checking", "forward-checking-mrv",
                                         "dancing-links", "bitmask",          "tables"};

StoryOptions on_torus(std::string_view solver) {
    return {.solver = find_solver(solver),
            .n = n,
            .rule = AttackRule::torus,
            .completions = 10,
            .cards = {.title = true, .end = true}};
}

bool is_on_board(int row, int column) {
    return std::min(row, column) >= 0 && std::max(row, column) < n;
}

// Law: an attack line begins at a queen and ends at a square that it attacks; each of its pieces except the
// last ends just off the board, and the next begins where the torus wraps, as far before the edge.
TEST(Torus, LinesOfAttackComeBackOnTheOtherSide) {
    const Puzzle puzzle(n, {}, AttackRule::torus);
    for (int a = 0; a < n * n; ++a)
        for (int b = 0; b < n * n; ++b) {
            const Square queen{a / n, a % n};
            const Square square{b / n, b % n};
            if (!puzzle.attacks(queen, square))
                continue;
            const std::vector<AttackLine> pieces = attack_lines(puzzle, queen, square);
            ASSERT_FALSE(pieces.empty());
            EXPECT_EQ((Square{pieces.front().from_row, pieces.front().from_column}), queen);
            EXPECT_EQ((Square{pieces.back().to_row, pieces.back().to_column}), square);
            EXPECT_EQ(pieces.size() > 1, !share_line(queen, square));
            for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
                EXPECT_FALSE(is_on_board(pieces[i].to_row, pieces[i].to_column));
                EXPECT_FALSE(is_on_board(pieces[i + 1].from_row, pieces[i + 1].from_column));
                const int down = pieces[i].to_row > pieces[i].from_row ? 1 : -1;
                const int right = pieces[i].to_column > pieces[i].from_column ? 1 : -1;
                EXPECT_EQ((pieces[i].to_row - pieces[i + 1].from_row - down) % n, 0);
                EXPECT_EQ((pieces[i].to_column - pieces[i + 1].from_column - right) % n, 0);
            }
        }
}

// Law: each refused square is attacked by the queen named, and each mark is what the torus says.
TEST(Torus, ASearchShowsWhatItsQueensAttack) {
    for (const std::string_view solver : told) {
        SCOPED_TRACE(solver);
        std::set<std::string> solutions;
        int round = 0;
        for (const Frame& frame : tale("search", on_torus(solver))) {
            EXPECT_THAT(frame.caption, Not(HasSubstr("Every square")));
            if (frame.board.size != n)
                continue;
            Board queens(n);
            for (int i = 0; i < n * n; ++i)
                if (cell_at(frame.board, i / n, i % n).queen)
                    queens.place({i / n, i % n});
            const std::vector<bool> attacked = attacked_squares(queens, AttackRule::torus);
            const std::vector<bool> on_board = attacked_squares(queens);
            for (std::size_t i = 0; i < attacked.size(); ++i) {
                const Mark mark = frame.board.cells[i].mark;
                round += mark == Mark::eliminated && !on_board[i] ? 1 : 0;
                if (mark == Mark::eliminated || mark == Mark::rejected || mark == Mark::wiped_out)
                    EXPECT_TRUE(attacked[i]);
                if (mark == Mark::solved)
                    EXPECT_TRUE(is_solution(queens, AttackRule::torus));
            }
            if (frame.caption.starts_with("Solution "))
                solutions.insert(frame.caption);
            if (frame.caption.find("torus diagonal") != std::string::npos) {
                ++round;
                EXPECT_GT(frame.board.lines.size(), 1);
            }
        }
        EXPECT_EQ(solutions.size(), 10);
        if (solver != "bitmask")  // it marks and refuses no square
            EXPECT_GT(round, 0);
    }
}

TEST(Torus, CardsAndCaptionsNameIt) {
    const auto frames = tale("search", on_torus("forward-checking"));
    EXPECT_EQ(frames.front().caption, "Place 5 queens on a torus so that no two attack each other");
    EXPECT_EQ(frames.back().card()->subtitle, "5 queens on a torus, solved by forward-checking");
    StoryOptions impossible = on_torus("backtracking");
    impossible.n = 6;
    impossible.completions = 0;
    const auto dead_ends = tale("search", impossible);
    EXPECT_TRUE(std::ranges::any_of(dead_ends, [](const Frame& frame) {
        return frame.caption.find("is all attacked on the torus: a dead end") != std::string::npos;
    }));
    StoryOptions solutions{.n = n, .rule = AttackRule::torus, .completions = 10};
    EXPECT_EQ(tale("solutions", solutions).front().title(),
              "Solution 1 of 10 to the 5-queens problem on a torus");
    solutions = {.n = 10, .givens = {.queens = {{0, 2}}}, .rule = AttackRule::superqueens};
    EXPECT_THAT(tale("solutions", solutions).front().title(),
                HasSubstr("to the 10-queens problem with superqueens and a given queen"));
}

TEST(Rooks, HaveWordsOfTheirOwn) {
    StoryOptions options{.n = 4, .rule = AttackRule::rooks, .completions = 24, .cards = {.end = true}};
    const auto frames = tale("solutions", options);
    ASSERT_EQ(frames.size(), 25U);
    EXPECT_EQ(frames.front().title(), "Solution 1 of 24 to the 4-rooks problem");
    EXPECT_EQ(frames.front().description(), "Rooks on a4, b3, c2 and d1.");
    EXPECT_THAT(frames.back().title(), HasSubstr("a rook on each square"));
    options.givens.queens = {{0, 1}};
    options.completions = 6;
    EXPECT_EQ(tale("solutions", options).front().title(),
              "Solution 1 of 6 to the 4-rooks problem with a given rook");
    const Frame placement = placement_frame(Board(3), {.n = 3, .rule = AttackRule::rooks});
    EXPECT_EQ(placement.description(), "No rooks.");
}

TEST(Torus, RefusesFalseClaims) {
    for (const std::string_view name : {"walkthrough", "symmetry", "funnel", "race", "occupancy"}) {
        StoryOptions options = default_options(name, n);
        options.rule = AttackRule::torus;
        const auto error = error_of(name, options);
        ASSERT_TRUE(error) << name;
        EXPECT_EQ(error->option, StoryOption::rule) << name;
    }
    StoryOptions options = on_torus("backtracking");
    options.panels = {{PanelKind::map}};
    EXPECT_EQ(error_of("search", options)->option, StoryOption::rule);
}

TEST(Torus, ASolverThatKnowsChessAloneTakesNoRule) {
    const StorySpec spec{.story = find_story("search"), .options = on_torus("threats")};
    try {
        spec.check();
        FAIL();
    } catch (const StoryError& error) {
        EXPECT_EQ(error.option, StoryOption::rule);
    }
}

}  // namespace
}  // namespace queenreel
