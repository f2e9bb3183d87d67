#include "queenreel/counting/column_split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "queenreel/counting/split_search.h"
#include "queenreel/puzzle/known_counts.h"
#include "told.h"

namespace queenreel {
namespace {

/// The lines of a solution's queens, as splits and their limits say it.
struct Lines {
    Cross cross{-1, -1};
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    std::uint32_t upper_left_rows = 0;
    std::uint32_t lower_right_rows = 0;
};

Lines lines_of(const std::vector<int>& columns) {
    const int n = static_cast<int>(columns.size());
    const int half = n / 2;
    Lines lines;
    for (int row = 0; row < n; ++row) {
        const int column = columns[static_cast<std::size_t>(row)];
        const auto bit = [](int line) { return std::uint32_t{1} << line; };
        if (n % 2 == 1 && row == half)
            lines.cross.column = column;
        if (n % 2 == 1 && column == half)
            lines.cross.row = row;
        if (row < half && column < half) {
            lines.left |= bit(column);
            lines.upper_left_rows |= bit(row);
        }
        if (row < half && n - 1 - column < half)
            lines.right |= bit(n - 1 - column);
        if (n - 1 - row < half && n - 1 - column < half)
            lines.lower_right_rows |= bit(n - 1 - row);
    }
    return lines;
}

/// What a split stands for, found by looking at each solution.
std::uint64_t solutions_by_hand(const ColumnSplit& split, const std::vector<Lines>& solutions, int n) {
    const std::uint32_t all = (std::uint32_t{1} << n / 2) - 1;
    std::uint64_t count = 0;
    for (const Lines& lines : solutions) {
        if (lines.left != split.left || lines.right != split.right ||
            lines.cross != split.cross.value_or(Cross{-1, -1}))
            continue;
        const auto key = std::max(set_key(lines.upper_left_rows, all), set_key(lines.lower_right_rows, all));
        count += key < split.row_limit ? 2 : key == split.row_limit ? 1 : 0;
    }
    return count * static_cast<std::uint64_t>(split.images);
}

TEST(ColumnSplits, StandForAllSolutionsAndASearchFindsThoseOfEach) {
    for (int n = 1; n <= 10; ++n) {
        std::vector<Lines> solutions;
        for (const auto& columns : told_solutions(solvers().front(), n))
            solutions.push_back(lines_of({columns.begin(), columns.end()}));
        SplitSearch search(n);
        std::uint64_t sum = 0;
        for (const ColumnSplit& split : column_splits(n)) {
            const std::uint64_t expected = solutions_by_hand(split, solutions, n);
            ASSERT_EQ(search.solutions(split, {}), expected)
                << "n = " << n << ", " << split.left << ", " << split.right;
            sum += expected;
        }
        EXPECT_EQ(sum, known_solutions(n)) << n;
    }
}

TEST(ColumnSplits, AreAsManyAsSaid) {
    for (int n = 1; n <= 20; ++n) {
        std::uint64_t count = 0;
        for ([[maybe_unused]] const ColumnSplit& split : column_splits(n))
            ++count;
        EXPECT_EQ(column_split_count(n), count) << n;
    }
}

TEST(SplitSearch, EndsSoonOnceStopIsRequested) {
    std::stop_source stop;
    stop.request_stop();
    ColumnSplit split;
    split.left = split.right = 0b0011'0101'0110;
    split.images = 1;
    SplitSearch search(24);
    EXPECT_EQ(search.solutions(split, stop.get_token()), 0U);
}

}  // namespace
}  // namespace queenreel
