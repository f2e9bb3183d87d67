#include "queenreel/counting/quadrant.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {
namespace {

constexpr std::array corners{Corner::upper_left, Corner::upper_right, Corner::lower_left,
                             Corner::lower_right};

/// The square of the board in these lines of a quadrant.
Square square_of(Corner corner, int row, int column, int n) {
    const bool right = corner == Corner::upper_right || corner == Corner::lower_right;
    const bool lower = corner == Corner::lower_left || corner == Corner::lower_right;
    return {lower ? n - 1 - row : row, right ? n - 1 - column : column};
}

/// The number of ways to put queens on the columns of a quadrant beside those already there, by the rows that
/// they take.
void place(Corner corner, int n, std::uint32_t columns, std::vector<Square>& queens, std::uint32_t rows,
           std::map<std::uint32_t, std::size_t>& found) {
    if (columns == 0) {
        ++found[rows];
        return;
    }
    for (int row = 0; row < n / 2; ++row) {
        const Square square = square_of(corner, row, std::countr_zero(columns), n);
        if (std::ranges::any_of(queens, [square](Square queen) { return share_line(queen, square); }))
            continue;
        queens.push_back(square);
        place(corner, n, columns & (columns - 1), queens, rows | std::uint32_t{1} << row, found);
        queens.pop_back();
    }
}

TEST(Quadrant, HasThePlacementsOfEachSetOfRowsAndColumns) {
    for (int n = 2; n <= 11; ++n)
        for (const Corner corner : corners)
            for (int row = 0; row < n; ++row) {
                std::optional<Cross> cross;
                std::vector<Square> queens;
                if (n % 2 == 1 && row != n / 2) {
                    cross = Cross{row, (row + 2) % n};
                    queens = {{cross->row, n / 2}, {n / 2, cross->column}};
                }
                Quadrant quadrant(n, cross, corner);
                for (std::uint32_t columns = 0; columns < std::uint32_t{1} << n / 2; ++columns) {
                    std::map<std::uint32_t, std::size_t> expected;
                    place(corner, n, columns, queens, 0, expected);
                    const auto& placements = quadrant.placements(columns);
                    for (std::uint32_t rows = 0; rows <= quadrant.all_lines(); ++rows)
                        ASSERT_EQ(placements.of_rows(rows).size(), expected[rows]) << n << ": " << rows;
                }
            }
}

// Law: squares of two quadrants share a bit if they share a diagonal.
TEST(Quadrant, NamesTheDiagonalsThatPassToOthers) {
    for (const int n : {2, 3, 8, 9, 26, 27}) {
        struct Named {
            Square square;
            std::uint64_t diagonals;
        };
        std::array<std::vector<Named>, corners.size()> named;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            Quadrant quadrant(n, std::nullopt, corners[i]);
            for (int column = 0; column < n / 2; ++column)
                for (int row = 0; row < n / 2; ++row) {
                    const auto& placements = quadrant.placements(std::uint32_t{1} << column);
                    const auto single = placements.of_rows(std::uint32_t{1} << row);
                    ASSERT_EQ(single.size(), 1U);
                    named[i].push_back({square_of(corners[i], row, column, n), single.front()});
                    EXPECT_EQ(single.front() >> Quadrant::diagonal_count(n), 0U);
                }
        }
        for (std::size_t i = 0; i < corners.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                for (const Named& a : named[i])
                    for (const Named& b : named[k]) {
                        const bool on_diagonal =
                            a.square.row - a.square.column == b.square.row - b.square.column ||
                            a.square.row + a.square.column == b.square.row + b.square.column;
                        ASSERT_EQ((a.diagonals & b.diagonals) != 0, on_diagonal) << n;
                    }
    }
}

}  // namespace
}  // namespace queenreel
