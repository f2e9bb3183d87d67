#include "solvers/lanes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "processors.h"
#include "puzzle/known_counts.h"
#include "puzzle/square.h"
#include "random_seed.h"
#include "solvers/count.h"

namespace queenreel {
namespace {

/// The rows of a search, placed one queen at a time.
std::uint64_t count_plainly(std::span<const LaneRow> rows, std::uint32_t columns = 0,
                            std::uint32_t diagonals = 0, std::uint32_t antidiagonals = 0) {
    if (rows.empty())
        return 1;
    std::uint64_t sum = 0;
    for (std::uint32_t free = rows[0].allowed & ~(columns | diagonals | antidiagonals); free != 0;
         free &= free - 1) {
        const std::uint32_t queen = free & (~free + 1);
        sum += count_plainly(rows.subspan(1), columns | queen, (diagonals | queen) << rows[0].distance,
                             (antidiagonals | queen) >> rows[0].distance);
    }
    return sum;
}

/// Queens on a few squares of a board, at random, none of which attacks another.
std::vector<Square> some_queens(int n, int count, std::mt19937& random) {
    std::vector<Square> queens;
    for (int tries = 0; tries < 1000 && queens.size() < static_cast<std::size_t>(count); ++tries) {
        const auto place = [&] { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        const Square square{place(), place()};
        const auto attacks = [square](Square queen) { return share_line(queen, square); };
        if (std::none_of(queens.begin(), queens.end(), attacks))
            queens.push_back(square);
    }
    return queens;
}

/// What is left of a board with these queens.
std::vector<LaneRow> rows_beside(const std::vector<Square>& queens, int n) {
    std::vector<LaneRow> rows;
    for (int row = 0; row < n; ++row) {
        if (std::any_of(queens.begin(), queens.end(), [row](Square queen) { return queen.row == row; })) {
            if (!rows.empty())
                ++rows.back().distance;
            continue;
        }
        rows.emplace_back();
        for (int column = 0; column < n; ++column) {
            const auto attacks = [&](Square queen) { return share_line(queen, {row, column}); };
            if (std::none_of(queens.begin(), queens.end(), attacks))
                rows.back().allowed |= std::uint32_t{1} << column;
        }
    }
    return rows;
}

/// Rows of a board whose other columns, on both sides, are taken.
std::vector<LaneRow> rows_of_columns(int first, int count) {
    return std::vector<LaneRow>(static_cast<std::size_t>(count),
                                {.allowed = ((std::uint32_t{1} << count) - 1) << first, .distance = 1});
}

/// The greatest n that is counted whole on every kind of processor; sanitizers make it slow.
#ifdef QUEENREEL_SANITIZE
constexpr int greatest_counted = 12;
constexpr int greatest_counted_fast = 13;
constexpr std::array large_boards{17};
#else
constexpr int greatest_counted = 15;
constexpr int greatest_counted_fast = 17;
constexpr std::array large_boards{18, 19, 20};
#endif

TEST(Lanes, EveryKindOfProcessorCountsAsTheTablesSay) {
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        const AsProcessor processor(target);
        ASSERT_EQ(lane_target(), hwy::TargetName(target));
        for (int n = 1; n <= greatest_counted; ++n) {
            SCOPED_TRACE(testing::Message() << lane_target() << ", n = " << n);
            const auto counts = count_solutions(n);
            ASSERT_TRUE(counts);
            EXPECT_EQ(counts->all, known_solutions(n));
            EXPECT_EQ(counts->fundamental, known_fundamental_solutions(n));
        }
    }
}

TEST(Lanes, ThisProcessorCountsAsTheTablesSay) {
    for (int n = greatest_counted + 1; n <= greatest_counted_fast; ++n) {
        const auto counts = count_solutions(n);
        ASSERT_TRUE(counts);
        EXPECT_EQ(counts->all, known_solutions(n)) << n;
        EXPECT_EQ(counts->fundamental, known_fundamental_solutions(n)) << n;
    }
}

TEST(Lanes, EveryKindOfProcessorCountsWhatAPlainSearchDoes) {
    std::mt19937 random(random_seed());
    int searches = 0;
    for (int n = 1; n <= max_countable; ++n)
        for (int repeat = 0; repeat < 20; ++repeat) {
            // As many rows are left as a plain search fills in no time.
            const auto queens = some_queens(n, std::max(0, n - 10 - repeat % 3), random);
            const auto rows = rows_beside(queens, n);
            if (rows.empty() || rows.size() > 12)
                continue;
            ++searches;
            const std::uint64_t expected = count_plainly(rows);
            for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
                const AsProcessor processor(target);
                LaneBuffers buffers(rows.size());
                EXPECT_EQ(count_in_lanes(buffers, rows, {}), expected) << lane_target() << ", n = " << n;
                // The buffers are as good as new for another search.
                EXPECT_EQ(count_in_lanes(buffers, rows, {}), expected) << lane_target() << ", n = " << n;
            }
        }
    EXPECT_GT(searches, 300);
}

TEST(Lanes, BoardsCountTheSameWhereverTheirColumnsAre) {
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        const AsProcessor processor(target);
        for (const int n : {4, 8, 11})
            for (const int first : {0, 1, 5, 15, 16, 17, 32 - n}) {
                LaneBuffers buffers(static_cast<std::size_t>(n));
                EXPECT_EQ(count_in_lanes(buffers, rows_of_columns(first, n), {}), known_solutions(n))
                    << lane_target() << ", n = " << n << " from column " << first;
            }
    }
}

/// Beyond what is counted whole, and where columns are filled first to make lanes narrow.
TEST(Lanes, EveryKindOfProcessorCountsTheSamePartOfALargeBoard) {
    std::mt19937 random(random_seed());
    for (const int n : large_boards) {
        const std::uint64_t parts = border_class_count(n);
        const std::uint64_t part = random() % parts + 1;
        std::optional<PartialCount> expected;
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            const AsProcessor processor(target);
            const auto count = count_part(n, part, parts);
            ASSERT_TRUE(count);
            if (!expected)
                expected = count;
            EXPECT_EQ(*count, *expected) << lane_target() << ", n = " << n << ", part " << part;
        }
    }
}

TEST(Lanes, AStopEndsTheSearchSoon) {
    const int n = 24;
    LaneBuffers buffers(n);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(count_in_lanes(buffers, rows_of_columns(0, n), stop.get_token()), 0U);
}

}  // namespace
}  // namespace queenreel
