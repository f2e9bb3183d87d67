#include "queenreel/sheet/sections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/sheet/answers.h"
#include "queenreel/solvers/completion.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

const SheetPaper a4{.width = 595, .height = 842};

Board board_with(int n, std::initializer_list<Square> queens) {
    Board board(n);
    for (const Square queen : queens)
        board.place(queen);
    return board;
}

/// The index that an AnswerError names for the second of two boards.
std::size_t refused(const Board& second) {
    const std::vector<Board> boards{Board(second.size()), second};
    try {
        check_completable(boards);
    } catch (const AnswerError& error) {
        return error.board;
    }
    return 0;
}

// Law: the board without an answer is named.
TEST(SheetAnswers, NameTheBoardWithoutOne) {
    EXPECT_EQ(refused(board_with(8, {{0, 0}, {0, 1}})), 1U);
    EXPECT_EQ(refused(board_with(6, {{0, 0}})), 1U);
    EXPECT_EQ(refused(board_with(8, {{0, 0}})), 0U);
}

TEST(SheetAnswers, AreOfBoardsThatCanBeCompleted) {
    const std::vector<Board> large{board_with(max_completed + 1, {{0, 0}})};
    EXPECT_THROW(answers_to(large, Numbers(), Words()), SpecError);
    const std::vector<Board> board{board_with(8, {{0, 0}})};
    EXPECT_EQ(answers_to(board, Numbers(), Words()).boards.size(), 4U);
    EXPECT_THROW(answers_to(board, Numbers({{.first = 5, .last = 6}}), Words()), AnswerError);
}

// Law: answers name lines as their handout does.
TEST(SheetAnswers, HaveTheCoordinatesOfTheirHandout) {
    const std::vector<Board> board{board_with(8, {{0, 0}})};
    SheetPaper paper = a4;
    for (const std::optional<Coordinates> chosen :
         {std::optional<Coordinates>(), std::optional(Coordinates::none),
          std::optional(Coordinates::inside)}) {
        paper.coordinates = chosen;
        EXPECT_EQ(answers_section(paper, 8, answers_to(board, Numbers(), Words())).plan.shape.coordinates,
                  boards_section(paper, board, {.handout = true}).plan.shape.coordinates);
        SheetSolutions solutions{.subject = {.n = 8, .all = 92, .shown = 6}, .most = 6};
        solutions.answers = true;
        EXPECT_EQ(solutions_section(paper, std::move(solutions)).plan.shape.coordinates,
                  boards_section(paper, {Board(8)}, {.handout = true}).plan.shape.coordinates);
    }
}

// Law: on A4, whose units are points here, the coordinates of answers have at least 6 points.
TEST(SheetAnswers, HaveCoordinatesThatCanBeRead) {
    for (const int n : {4, 8, 10})
        for (const std::size_t count : {1U, 12U, 81U, 200U}) {
            HandoutAnswers answers{.boards = std::vector<SheetBoard>(count)};
            const SheetPlan plan = answers_section(a4, n, std::move(answers)).plan;
            EXPECT_EQ(plan.shape.coordinates, Coordinates::outside);
            EXPECT_GE(lay_out_sheet(plan.shape, 10 * a4.width, 10 * a4.height).coordinate_em, 60)
                << n << ", " << count;
            EXPECT_GE(plan.pages * plan.boards_a_page(), count);
        }
}

// Law: a strip has as many boards as moments chosen for it, and no more than fit a sheet.
TEST(SheetSections, AStripHasItsMoments) {
    const Story& story = *find_story("search");
    StoryOptions options;
    options.solver = find_solver("backtracking");
    options.n = 6;
    std::shared_ptr<Storyline> opened = story.open(options);
    Pace pace;
    pace.parts = strip_moments(*opened);
    ASSERT_FALSE(pace.parts.empty());
    const StripSubject subject{.story = story, .n = 6, .solver = "backtracking"};
    EXPECT_THROW(strip_section(a4, subject, opened, pace, max_strip + 1), SpecError);
    Section section = strip_section(a4, subject, opened, pace, pace.parts.size());
    std::size_t boards = 0;
    for (const SheetBoard& board : section.boards) {
        EXPECT_EQ(board.board.size, 6);
        ++boards;
    }
    EXPECT_EQ(boards, pace.parts.size());
    EXPECT_THAT(section.title, HasSubstr("6-queens"));
}

// Law: a strip's title says what its boards are: steps only if the story has them.
TEST(SheetSections, AStripIsTitledByItsStory) {
    const auto title = [](const char* story, int n) {
        return strip_title({.story = *find_story(story), .n = n, .solver = "backtracking"}, Words());
    };
    EXPECT_EQ(title("search", 8), "The 8-queens problem by backtracking, step by step");
    EXPECT_EQ(title("walkthrough", 4), "The 4-queens problem, step by step");
    EXPECT_EQ(title("funnel", 8), "The 8-queens problem: 4.4 billion boards, 92 solutions");
    EXPECT_EQ(title("funnel", 1), "The 1-queen problem: 1 board, 1 solution");
    EXPECT_EQ(title("symmetry", 6), "The 6-queens problem: solutions turned and mirrored");
}

// Law: a search's strip shows where its second dead end comes from: the queen that moves on, and the row that
// fails again.
TEST(SheetSections, AStripShowsASecondDeadEnd) {
    for (const char* solver : {"backtracking", "tables", "bitmask", "forward-checking", "dancing-links"}) {
        SCOPED_TRACE(solver);
        StoryOptions options;
        options.solver = find_solver(solver);
        options.n = 6;
        std::shared_ptr<Storyline> opened = find_story("search")->open(options);
        Pace pace;
        pace.parts = strip_moments(*opened);
        EXPECT_TRUE(std::ranges::is_sorted(pace.parts, {}, &Part::first));
        Section section = strip_section(a4, {.story = *find_story("search"), .n = 6, .solver = solver},
                                        opened, pace, pace.parts.size());
        int dead_ends = 0;
        int queens_before = 0;
        for (const SheetBoard& board : section.boards) {
            const auto queens = static_cast<int>(std::ranges::count_if(board.board.cells, &Cell::queen));
            if (board.label.ends_with("a dead end")) {
                if (++dead_ends == 2)
                    EXPECT_EQ(queens, queens_before) << "the board before it has the queen that fails";
            }
            queens_before = queens;
        }
        EXPECT_EQ(dead_ends, 2);
    }
}

// Law: a search's strip ends with all solutions, if few, or with the first of many, rather than with an empty
// board; if there are none, it says so.
TEST(SheetSections, AStripEndsWithItsSolutions) {
    const auto labels = [](int n, const char* solver) {
        StoryOptions options;
        options.solver = find_solver(solver);
        options.n = n;
        std::shared_ptr<Storyline> opened = find_story("search")->open(options);
        Pace pace;
        pace.parts = strip_moments(*opened);
        EXPECT_TRUE(std::ranges::is_sorted(pace.parts, {}, &Part::first));
        Section section = strip_section(a4, {.story = *find_story("search"), .n = n, .solver = solver},
                                        opened, pace, pace.parts.size());
        std::vector<std::string> all;
        for (const SheetBoard& board : section.boards)
            all.push_back(board.label);
        return all;
    };
    for (const char* solver : {"backtracking", "bitmask", "dancing-links"})
        for (const int n : {4, 6}) {
            const auto all = labels(n, solver);
            const int count = n == 4 ? 2 : 4;
            for (int number = 1; number <= count; ++number) {
                const std::string solution =
                    "Solution " + std::to_string(number) + " of " + std::to_string(count);
                EXPECT_EQ(std::ranges::count_if(
                              all, [&](const std::string& label) { return label.ends_with(solution); }),
                          1)
                    << solver << ' ' << solution;
            }
            EXPECT_THAT(all.back(), HasSubstr("Solution")) << solver;
        }
    EXPECT_THAT(labels(8, "backtracking").back(), EndsWith("Solution 1 of 92"));
    EXPECT_THAT(labels(3, "backtracking").back(), HasSubstr("no solution"));
    EXPECT_THAT(labels(5, "backtracking").back(), HasSubstr("10 solutions")) << "a dead end is before it";
}

// Law: a handout of one board has as many as asked for, or as a page has room for.
TEST(SheetSections, AHandoutFillsItsPage) {
    EXPECT_THROW(check_sheet_board(max_sheet_board + 1), SpecError);
    check_sheet_board(max_sheet_board);
    const std::vector<Board> blank{Board(6)};
    const Section full = boards_section(a4, blank, {.handout = true});
    EXPECT_EQ(full.plan.pages, 1U);
    EXPECT_EQ(full.plan.boards_a_page(),
              static_cast<std::uint64_t>(boards_that_fit(full.plan.shape, drawable_square, 0, 595, 842)));
    EXPECT_EQ(boards_section(a4, blank, {.handout = true, .boards = 3}).plan.pages, 1U);
    EXPECT_EQ(boards_section(a4, blank, {.handout = true}).limit, "boards");
    EXPECT_EQ(boards_section(a4, {Board(6), Board(6)}, {.handout = true}).limit, "");
}

// A pupil reads what to do, writes a name, and can refer to each board and square.
TEST(SheetSections, AHandoutHasATaskALineForANameAndNumbers) {
    Section section = boards_section(a4, {Board(8)}, {.handout = true, .boards = 4});
    EXPECT_TRUE(section.plan.shape.task);
    EXPECT_EQ(section.plan.shape.coordinates, Coordinates::outside);
    EXPECT_THAT(section.task, HasSubstr("A queen attacks along its row"));
    EXPECT_EQ(section.blanks.front(), "Name");
    std::vector<std::string> labels;
    for (const SheetBoard& board : section.boards)
        labels.push_back(board.label);
    EXPECT_EQ(labels, (std::vector<std::string>{"Board 1", "Board 2", "Board 3", "Board 4"}));
    SheetPaper plain = a4;
    plain.coordinates = Coordinates::none;
    EXPECT_EQ(boards_section(plain, {Board(8)}, {.handout = true}).plan.shape.coordinates, Coordinates::none);
    EXPECT_FALSE(boards_section(a4, {Board(8)}, {}).plan.shape.task);
}

// Symmetries of a class are named once, above its columns.
TEST(SheetSections, ClassesHaveHeadsAboveTheirColumns) {
    SolutionChoice choice;
    choice.n = 8;
    choice.unique = true;
    choice.solver = find_solver("backtracking");
    StoryOptions options;
    options.n = 8;
    options.unique = true;
    const Section section = classes_section(a4, solutions_of(choice, find_story("solutions")->open(options)));
    EXPECT_EQ(section.heads, class_heads(8, Words()));
    EXPECT_EQ(section.heads.size(), 8U);
    EXPECT_EQ(section.plan.shape.label_lines, 0);
    EXPECT_TRUE(class_heads(6, Words()).empty()) << "there is one class, whose boards have labels";
}

}  // namespace
}  // namespace queenreel::test
