#include "queenreel/sheet/pages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel::test {
namespace {

/// The queens of a board, row by row.
std::vector<int> queens_of(const BoardPanel& board) {
    std::vector<int> columns;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen)
                columns.push_back(column);
    return columns;
}

// Law: the boards on all pages are the solutions, each once, with its number and in order; only the last page
// may be less than full.
TEST(SheetPages, HaveEverySolutionOnce) {
    for (const int n : {1, 4, 5, 6, 8, 9, 10})
        for (const int columns : {0, 3}) {
            StoryOptions options;
            options.solver = &solvers().front();
            options.n = n;
            const SheetPlan plan = plan_sheet({.board_size = n}, *known_solutions(n), columns, 595, 842);
            std::vector<Section> sections;
            sections.push_back({.plan = plan,
                                .boards = solution_boards(find_story("solutions")->open(options)),
                                .counted = true});
            const std::uint64_t planned = pages_of(sections);
            const std::uint64_t each = plan.boards_a_page();
            std::vector<BoardPanel> shown;
            std::uint64_t pages = 0;
            Generator<Frame> frames = sheet_pages(std::move(sections));
            for (const Frame& frame : frames) {
                ASSERT_TRUE(std::holds_alternative<Shared<Sheet>>(frame.content));
                const Sheet& sheet = *std::get<Shared<Sheet>>(frame.content);
                EXPECT_EQ(frame.number, ++pages);
                if (pages < planned)
                    EXPECT_EQ(sheet.boards.size(), each);
                for (const SheetBoard& board : sheet.boards) {
                    shown.push_back(board.board);
                    EXPECT_EQ(board.label, std::to_string(shown.size()));
                }
            }
            EXPECT_EQ(pages, planned) << n;
            std::vector<BoardPanel> solutions;
            const auto story = find_story("solutions")->open(options);
            Generator<Frame> told = story->frames(Pacer(Pace()));
            for (const Frame& frame : told)
                solutions.push_back(frame.board);
            EXPECT_EQ(solutions.size(), *known_solutions(n));
            EXPECT_EQ(shown, solutions) << n;
        }
}

// Law: the classes have every solution once, each class as many as it should, beginning with the one that
// stands for it, and fill their groups.
TEST(SheetPages, HaveEveryClassWhole) {
    for (int n = 1; n <= 10; ++n) {
        SCOPED_TRACE(n);
        StoryOptions options;
        options.n = n;
        options.unique = true;
        std::set<std::vector<int>> seen;
        std::uint64_t classes = 0;
        int largest = 0;
        std::vector<int> first;
        int size = 0;
        int place = 0;
        Generator<SheetBoard> boards = class_boards(find_story("solutions")->open(options), Words());
        for (const SheetBoard& board : boards) {
            const bool begins = place++ % largest_class(n) == 0;
            EXPECT_EQ(begins, !board.heading.empty());
            if (begins) {
                EXPECT_EQ(size, first.empty() ? 0 : class_size(first));
                first = queens_of(board.board);
                EXPECT_TRUE(is_canonical(first));
                size = 0;
                EXPECT_EQ(board.heading, "Class " + std::to_string(++classes) + "\n" +
                                             std::to_string(class_size(first)) +
                                             (class_size(first) == 1 ? " board" : " boards"));
            }
            if (board.board.size == 0)
                continue;
            // In every group, each symmetry has the same column.
            const std::vector<std::string> heads = class_heads(n, Words());
            if (!heads.empty())
                EXPECT_EQ(board.label, heads[static_cast<std::size_t>((place - 1) % largest_class(n))]);
            largest = std::max(largest, ++size);
            EXPECT_EQ(canonical(queens_of(board.board)), first);
            EXPECT_TRUE(seen.insert(queens_of(board.board)).second);
            EXPECT_FALSE(board.label.empty());
        }
        EXPECT_EQ(place % largest_class(n), 0);
        EXPECT_EQ(seen.size(), *known_solutions(n));
        EXPECT_EQ(classes, *known_fundamental_solutions(n));
        EXPECT_EQ(largest, *known_solutions(n) == 0 ? 0 : largest_class(n));
    }
}

// Law: a board's label says how it was turned, and the board shows it.
TEST(SheetPages, SayHowABoardWasTurned) {
    StoryOptions options;
    options.n = 8;
    options.unique = true;
    options.last = 1;
    std::vector<SheetBoard> boards;
    Generator<SheetBoard> told = class_boards(find_story("solutions")->open(options), Words());
    for (const SheetBoard& board : told)
        boards.push_back(board);
    ASSERT_EQ(boards.size(), 8U);
    const BoardPanel& found = boards[0].board;
    EXPECT_EQ(boards[0].label, "as found");
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column) {
            if (!cell_at(found, row, column).queen)
                continue;
            EXPECT_TRUE(cell_at(boards[1].board, column, 7 - row).queen) << boards[1].label;
            EXPECT_TRUE(cell_at(boards[2].board, 7 - row, 7 - column).queen) << boards[2].label;
            EXPECT_TRUE(cell_at(boards[3].board, 7 - column, row).queen) << boards[3].label;
            EXPECT_TRUE(cell_at(boards[4].board, row, 7 - column).queen) << boards[4].label;
            EXPECT_TRUE(cell_at(boards[5].board, 7 - row, column).queen) << boards[5].label;
            EXPECT_TRUE(cell_at(boards[6].board, column, row).queen) << boards[6].label;
            EXPECT_TRUE(cell_at(boards[7].board, 7 - column, 7 - row).queen) << boards[7].label;
        }
    const std::vector<std::string> words{"as found",   "turned 90°", "turned 180°", "turned 270°",
                                         "left–right", "top–bottom", "diagonal",    "antidiagonal"};
    for (std::size_t i = 0; i < words.size(); ++i)
        EXPECT_EQ(boards[i].label, words[i]);
}

}  // namespace
}  // namespace queenreel::test
