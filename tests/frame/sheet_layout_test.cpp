#include "queenreel/frame/layout/sheet_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <stdexcept>
#include <string>

#include "random_seed.h"

namespace queenreel {
namespace {

struct SheetCase {
    SheetShape shape{};
    std::uint64_t count = 0;
    int columns = 0;
    int width = 0;
    int height = 0;
};

SheetCase random_case(std::mt19937& random) {
    const auto from = [&](int min, int max) { return std::uniform_int_distribution<int>(min, max)(random); };
    return {.shape = {.board_size = from(1, 20),
                      .title = from(0, 1) == 1,
                      .task = from(0, 3) == 0,
                      .heads = from(0, 3) == 0,
                      .label_lines = from(0, 3),
                      .group = from(0, 2) == 0 ? from(1, 4) : 0,
                      .coordinates = static_cast<Coordinates>(from(0, 2))},
            .count = static_cast<std::uint64_t>(from(0, 1) == 1 ? from(1, 100) : from(1, 20'000)),
            .columns = from(0, 2) == 0 ? from(1, 12) : 0,
            .width = from(400, 5000),
            .height = from(400, 5000)};
}

std::string text_of(const SheetCase& one) {
    return std::to_string(one.count) + " boards of " + std::to_string(one.shape.board_size) + " on " +
           std::to_string(one.width) + "x" + std::to_string(one.height) + ", columns " +
           std::to_string(one.columns);
}

bool lies_in(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

bool meet(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// The place of a board with all that belongs to it, except for what is beside it.
Rect whole(const SheetPlace& place) {
    Rect all = place.coordinates;
    all.height = std::max(place.coordinates.bottom(), place.label.bottom()) - all.y;
    return all;
}

void expect_even(const std::set<int>& positions) {
    std::set<int> steps;
    for (auto at = positions.begin(); std::next(at) != positions.end(); ++at)
        steps.insert(*std::next(at) - *at);
    EXPECT_LE(steps.size(), 1U) << "boards stand in a grid";
}

void check_page(const SheetLayout& layout, const SheetCase& one, const SheetShape& shape) {
    ASSERT_EQ(layout.boards.size(), static_cast<std::size_t>(shape.columns) * shape.rows);
    const Rect picture{0, 0, one.width, one.height};
    EXPECT_TRUE(lies_in(layout.body, picture));
    EXPECT_FALSE(meet(layout.page, layout.body));
    EXPECT_TRUE(lies_in(layout.page, picture));
    if (shape.title) {
        EXPECT_FALSE(meet(layout.title, layout.body));
        EXPECT_TRUE(lies_in(layout.title, picture));
    }
    EXPECT_EQ(layout.task.height > 0, shape.task);
    EXPECT_EQ(layout.blanks.empty(), !shape.task);
    EXPECT_FALSE(shape.task && (meet(layout.task, layout.body) || meet(layout.task, layout.title)));
    for (const Rect& blank : layout.blanks)
        EXPECT_TRUE(lies_in(blank, picture) && !meet(blank, layout.title) && !meet(blank, layout.body));
    ASSERT_EQ(layout.heads.size(), shape.heads ? static_cast<std::size_t>(shape.columns) : 0U);
    for (std::size_t i = 0; i < layout.heads.size(); ++i) {
        const Rect& head = layout.heads[i];
        EXPECT_TRUE(!meet(head, layout.body) && !meet(head, layout.task) && !meet(head, layout.title));
        EXPECT_TRUE(i == 0 || !meet(head, layout.heads[i - 1]));
    }
    std::set<int> columns;
    std::set<int> rows;
    for (std::size_t i = 0; i < layout.boards.size(); ++i) {
        const SheetPlace& place = layout.boards[i];
        EXPECT_TRUE(lies_in(whole(place), layout.body)) << "board " << i;
        EXPECT_TRUE(lies_in(place.board, place.coordinates));
        EXPECT_EQ(place.board.width, shape.board_size * layout.square);
        EXPECT_EQ(place.board.height, shape.board_size * layout.square);
        EXPECT_FALSE(meet(place.label, place.coordinates));
        EXPECT_EQ(place.label.height > 0, shape.label_lines > 0);
        const bool begins = shape.group > 0 && i % static_cast<std::size_t>(shape.group) == 0;
        EXPECT_EQ(place.heading.width > 0, begins);
        EXPECT_TRUE(!begins || lies_in(place.heading, layout.body));
        EXPECT_FALSE(meet(place.heading, place.coordinates));
        columns.insert(place.board.x);
        rows.insert(place.board.y);
        for (std::size_t k = i + 1; k < layout.boards.size(); ++k)
            ASSERT_FALSE(meet(whole(place), whole(layout.boards[k]))) << i << " and " << k;
    }
    EXPECT_EQ(columns.size(), static_cast<std::size_t>(shape.columns));
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(shape.rows));
    if (shape.group == 0)
        expect_even(columns);
    expect_even(rows);
    const int left = *columns.begin() -
                     (layout.boards.front().board.x - layout.boards.front().coordinates.x) -
                     layout.boards.front().heading.width;
    const int right = *columns.rbegin() + layout.boards.front().board.width;
    EXPECT_LE(std::abs((left - layout.body.x) - (layout.body.right() - right)), 1) << "in the middle";
}

// Laws: an incomplete last row below full ones is centered, and its boards are as close together; full pages,
// groups and cards stay as they are.
TEST(SheetLayout, CentersAnIncompleteLastRow) {
    std::mt19937 random(random_seed());
    int centered = 0;
    for (int i = 0; i < 300; ++i) {
        SheetCase one = random_case(random);
        one.shape.side = static_cast<CardSide>(i % 7 == 0 ? 1 : 0);
        one.shape.columns = 1 + static_cast<int>(random() % 9);
        one.shape.rows = 1 + static_cast<int>(random() % 9);
        if (one.shape.group > 0)
            one.shape.columns *= one.shape.group;
        SheetLayout plain;
        try {
            plain = lay_out_sheet(one.shape, one.width, one.height);
        } catch (const std::invalid_argument&) {
            continue;  // squares under two pixels
        }
        const std::size_t count = 1 + random() % plain.boards.size();
        SCOPED_TRACE(text_of(one) + ", boards: " + std::to_string(count));
        SheetLayout layout = plain;
        center_last_row(layout, one.shape, count);
        const auto columns = static_cast<std::size_t>(one.shape.columns);
        const std::size_t first = count - count % columns;
        const bool moves = one.shape.group == 0 && one.shape.side == CardSide::none && count > columns &&
                           count % columns > 0;
        for (std::size_t k = 0; k < count; ++k) {
            const SheetPlace& place = layout.boards[k];
            const int shift = place.board.x - plain.boards[k].board.x;
            EXPECT_EQ(shift != 0, moves && k >= first);
            EXPECT_EQ(place.label.x - plain.boards[k].label.x, shift);
            EXPECT_EQ(place.coordinates.x - plain.boards[k].coordinates.x, shift);
            EXPECT_GE(place.coordinates.x, plain.boards[0].coordinates.x);
            EXPECT_LE(place.coordinates.right(), plain.boards[columns - 1].coordinates.right());
            if (moves && k > first)
                EXPECT_EQ(place.board.x - layout.boards[k - 1].board.x,
                          plain.boards[1].board.x - plain.boards[0].board.x);
        }
        if (!moves)
            continue;
        ++centered;
        const int left = layout.boards[first].board.x - plain.boards[0].board.x;
        const int right = plain.boards[columns - 1].board.x - layout.boards[count - 1].board.x;
        EXPECT_LE(std::abs(left - right), 1);
    }
    EXPECT_GT(centered, 30);
}

/// The rough width of a page for that many columns with squares of that side: with margins, gaps between
/// boards, and headings of groups.
double width_of(const SheetShape& shape, int square, const SheetCase& one) {
    const double side = std::min(one.width, one.height);
    const double em = side / 72;
    const double board = shape.board_size * square + (shape.coordinates == Coordinates::outside ? square : 0);
    const double headings = shape.group > 0 ? shape.columns / shape.group * 6.5 * em : 0;
    return shape.columns * board + (shape.columns - 1) * std::max(em, 0.12 * board) + headings + side / 8;
}

// Laws: all boards have a place on some page, and no page is needless; every board is within the margins,
// none overlaps another, and the gaps between them are equal.
TEST(SheetLayout, HasRoomForAllBoardsInAGrid) {
    std::mt19937 random(random_seed());
    int laid_out = 0;
    for (int i = 0; i < 300; ++i) {
        const SheetCase one = random_case(random);
        SCOPED_TRACE(text_of(one));
        const SheetPlan plan = plan_sheet(one.shape, one.count, one.columns, one.width, one.height);
        EXPECT_GE(plan.pages * plan.boards_a_page(), one.count);
        EXPECT_LT((plan.pages - 1) * plan.boards_a_page(), one.count);
        const int step = std::max(1, one.shape.group);
        EXPECT_EQ(plan.shape.columns % step, 0);
        if (one.columns > 0)
            EXPECT_EQ(plan.shape.columns, (one.columns + step - 1) / step * step);
        try {
            check_page(lay_out_sheet(plan.shape, one.width, one.height), one, plan.shape);
            ++laid_out;
        } catch (const std::invalid_argument&) {
            EXPECT_GT(width_of(plan.shape, 3, one), one.width);
        }
    }
    EXPECT_GT(laid_out, 250);
}

/// Returns true if the last row has only a few boards.
bool leaves_a_rest(const SheetShape& shape, int count) {
    const int last = count - shape.columns * (shape.rows - 1);
    return shape.rows > 1 && 3 * last <= shape.columns;
}

// Law: on one page, no other number of columns makes much larger boards, unless it leaves only a few boards
// in the last row; then they may be somewhat larger.
TEST(SheetLayout, TakesTheLargestBoards) {
    for (const auto& [width, height] : {std::pair{2480, 3508}, {3508, 2480}, {1920, 1080}, {1080, 1080}})
        for (const int count : {1, 2, 3, 4, 7, 10, 12, 13, 40, 46, 92}) {
            const SheetPlan plan =
                plan_sheet({.board_size = 8}, static_cast<std::uint64_t>(count), 0, width, height);
            ASSERT_EQ(plan.pages, 1U) << count;
            const int square = lay_out_sheet(plan.shape, width, height).square;
            for (int columns = 1; columns <= count; ++columns) {
                SheetShape other = plan.shape;
                other.columns = columns;
                other.rows = (count + columns - 1) / columns;
                const bool is_poor = leaves_a_rest(other, count) && !leaves_a_rest(plan.shape, count);
                try {
                    // The plan knows no pixels, so it may be off by one.
                    EXPECT_LE((is_poor ? 0.85 : 0.95) * lay_out_sheet(other, width, height).square,
                              square + 1)
                        << count << " in " << columns << " columns, not " << plan.shape.columns;
                } catch (const std::invalid_argument&) {  // squares under two pixels
                }
            }
        }
}

// The 92 solutions of eight queens do not leave two boards alone in a last row.
TEST(SheetLayout, LeavesNoFewBoardsInTheLastRow) {
    for (const auto& [width, height] : {std::pair{595, 842}, {612, 792}, {842, 595}, {1920, 1080}}) {
        const SheetPlan plan = plan_sheet({.board_size = 8}, 92, 0, width, height);
        EXPECT_EQ(plan.pages, 1U);
        EXPECT_FALSE(leaves_a_rest(plan.shape, 92)) << plan.shape.columns << " columns, " << width;
    }
}

TEST(SheetLayout, IsTheSameInAllUnits) {
    const SheetShape shape{.board_size = 10};
    const SheetPlan points = plan_sheet(shape, 724, 0, 595, 842);
    for (const auto& [width, height] : {std::pair{794, 1123}, {2480, 3508}}) {
        const SheetPlan other = plan_sheet(shape, 724, 0, width, height);
        EXPECT_EQ(other.pages, points.pages);
        EXPECT_EQ(other.shape, points.shape);
    }
    EXPECT_GT(points.pages, 1U);
}

TEST(SheetLayout, RefusesBoardsWithoutRoom) {
    EXPECT_THROW(lay_out_sheet({.board_size = 8, .columns = 12, .rows = 8}, 100, 100), std::invalid_argument);
    EXPECT_THROW(lay_out_sheet({.board_size = 8}, 1, 1), std::invalid_argument);
}

TEST(SheetLayout, HandoutsHaveSquaresToDrawIn) {
    EXPECT_EQ(boards_that_fit({.board_size = 8, .label_lines = 0}, drawable_square, 0, 595, 842), 6);
    EXPECT_EQ(boards_that_fit({.board_size = 100, .label_lines = 0}, drawable_square, 0, 595, 842), 1);
}

}  // namespace
}  // namespace queenreel
