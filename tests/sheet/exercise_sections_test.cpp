#include "queenreel/sheet/exercise_sections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "queenreel/frame/layout/sheet_layout.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

const SheetPaper portrait{.width = 595, .height = 842};
const SheetPaper landscape{.width = 842, .height = 595};

std::vector<SheetBoard> boards_of(Section& section) {
    std::vector<SheetBoard> boards;
    for (const SheetBoard& board : section.boards)
        boards.push_back(board);
    return boards;
}

/// Returns true if an answer has all queens of an exercise, and as many as rows.
bool answers(const BoardPanel& answer, const BoardPanel& exercise) {
    int queens = 0;
    for (std::size_t i = 0; i < answer.cells.size(); ++i) {
        queens += answer.cells[i].queen ? 1 : 0;
        if (exercise.cells[i].queen && !answer.cells[i].queen)
            return false;
    }
    return queens == answer.size;
}

/// The card at an index, row by row.
Rect card_at(const SheetLayout& layout, const SheetShape& shape, std::size_t index) {
    const auto at = static_cast<int>(index);
    const int width = layout.cards.width / shape.columns;
    const int height = layout.cards.height / shape.rows;
    return {layout.cards.x + at % shape.columns * width, layout.cards.y + at / shape.columns * height, width,
            height};
}

/// The part of a page behind another when the paper turns around its vertical or horizontal middle.
Rect behind(Rect place, const SheetPaper& paper, bool upright) {
    if (upright)
        place.x = paper.width - place.right();
    else
        place.y = paper.height - place.bottom();
    return place;
}

/// Checks that a page of answers fits the page of exercises before it; returns its number of cards.
std::size_t check_sides(Section& front, Section& back, const SheetPaper& paper, bool upright) {
    const SheetShape& shape = front.plan.shape;
    EXPECT_EQ(shape.side, CardSide::front);
    EXPECT_EQ(back.plan.shape.side, CardSide::back);
    const SheetLayout layout = lay_out_sheet(shape, paper.width, paper.height);
    const auto exercises = boards_of(front);
    const auto found = boards_of(back);
    std::size_t cards = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Rect card = card_at(layout, shape, i);
        EXPECT_EQ(card.united(layout.boards[i].coordinates).united(layout.boards[i].label), card);
        if (found[i].board.size == 0)
            continue;
        ++cards;
        const Rect place = behind(card, paper, upright);
        std::size_t at = 0;
        while (at < exercises.size() && (std::abs(card_at(layout, shape, at).x - place.x) > 1 ||
                                         std::abs(card_at(layout, shape, at).y - place.y) > 1))
            ++at;
        if (at == exercises.size())
            ADD_FAILURE() << "nothing is in front of answer " << i;
        else
            EXPECT_TRUE(answers(found[i].board, exercises[at].board)) << found[i].label;
    }
    EXPECT_EQ(cards, exercises.size());
    return cards;
}

TEST(SheetExercises, AreBoardsToCompleteAndThenTheirAnswers) {
    std::vector<Section> sections = exercise_sections(portrait, {.n = 6, .count = 4, .missing = 2});
    ASSERT_EQ(sections.size(), 2U);
    const auto tasks = boards_of(sections[0]);
    for (const SheetBoard& board : tasks)
        EXPECT_THAT(board.label, HasSubstr("search node"));
    EXPECT_EQ(tasks.size(), 4U);
    EXPECT_EQ(boards_of(sections[1]).size(), 4U);
    EXPECT_THAT(sections[0].task, HasSubstr("A queen attacks"));
}

TEST(SheetExercises, AskForAllSolutionsAndAnswerWithThem) {
    std::vector<Section> sections =
        exercise_sections(portrait, {.n = 8, .count = 3, .missing = 4, .completions = 2});
    EXPECT_EQ(sections[0].task, "Each board has exactly 2 solutions. Find them all.");
    const auto tasks = boards_of(sections[0]);
    const auto found = boards_of(sections[1]);
    ASSERT_EQ(found.size(), 6U);
    EXPECT_EQ(found[3].label, "Board 2, solution 2 of 2");
    for (std::size_t i = 0; i < found.size(); ++i)
        EXPECT_TRUE(answers(found[i].board, tasks[i / 2].board));
}

// Law: on paper turned along either edge, each answer is on the back of its exercise's card, to a unit of the
// page; all exercises are there.
TEST(SheetCards, HaveTheirAnswersOnTheirBacks) {
    for (const SheetPaper& paper : {portrait, landscape})
        for (const PaperEdgeRow& row : paper_edges())
            for (const int columns : {0, 2, 3})
                for (const int count : {1, 5, 12}) {
                    SCOPED_TRACE(testing::Message()
                                 << row.name << ' ' << paper.width << ' ' << columns << ' ' << count);
                    SheetPaper asked = paper;
                    asked.columns = columns;
                    std::vector<Section> pages =
                        card_sections(asked, {.n = 6, .count = count, .missing = 2}, row.edge);
                    const bool is_long = row.edge == PaperEdge::long_edge;
                    ASSERT_EQ(pages.size() % 2, 0U);
                    std::size_t cards = 0;
                    for (std::size_t page = 0; page < pages.size(); page += 2)
                        cards += check_sides(pages[page], pages[page + 1], paper,
                                             is_long == (paper.height > paper.width));
                    EXPECT_EQ(cards, static_cast<std::size_t>(count));
                }
}

}  // namespace
}  // namespace queenreel::test
