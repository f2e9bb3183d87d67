#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/funnel/board_count.h"
#include "queenreel/story/funnel/zoom.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Frame> all_of_funnel(const StoryOptions& options) {
    return tale("funnel", options);
}

/// Its stages, which have bars on a log scale.
std::vector<Frame> stages(std::vector<Frame> frames) {
    std::erase_if(frames, [](const Frame& frame) {
        return std::get<BarsPanel>(frame.panels.at(0)).scale != "On a log scale";
    });
    return frames;
}

std::vector<Frame> funnel(int n) {
    return stages(tale("funnel", default_options("funnel", n), Pace()));
}

/// What follows them: a line of all boards, ever longer.
std::vector<Frame> zoom(int n) {
    auto frames = all_of_funnel(default_options("funnel", n));
    frames.erase(frames.begin(), frames.begin() + static_cast<std::ptrdiff_t>(funnel(n).size()));
    return frames;
}

const std::vector<BarsPanel::Bar>& bars(const Frame& frame) {
    return std::get<BarsPanel>(frame.panels.at(0)).bars;
}

std::vector<std::string> values(const std::vector<Frame>& frames) {
    std::vector<std::string> all;
    for (const auto& bar : bars(frames.back()))
        all.push_back(bar.value);
    return all;
}

// The numbers from S2, and the 2,057 nodes of plain backtracking.
TEST(Funnel, ShrinksEightQueensToNinetyTwo) {
    EXPECT_THAT(values(funnel(8)), ElementsAre("4,426,165,368", "16,777,216", "40,320", "2,057", "92"));
}

TEST(Funnel, CountsLargerBoardsToo) {
    EXPECT_THAT(values(funnel(12)), ElementsAre("103,619,293,824,707,388", "8,916,100,448,256", "479,001,600",
                                                "856,189", "14,200"));
    // From here on, the tree is not searched.
    EXPECT_THAT(values(funnel(13)),
                ElementsAre("9.2 × 10¹⁸", "302,875,106,592,253", "6,227,020,800", "73,712"));
    EXPECT_EQ(values(funnel(27)).back(), "234,907,967,154,122,528");
}

TEST(Funnel, CountsTheNodesOfTheSolverAskedFor) {
    const std::map<std::string, std::string> nodes{{"backtracking", "2,057"},
                                                   {"bitmask", "2,057"},
                                                   {"forward-checking", "1,725"},
                                                   {"dancing-links", "1,049"}};
    for (const auto& [name, count] : nodes) {
        StoryOptions options = default_options("funnel", 8);
        options.solver = find_solver(name);
        EXPECT_EQ(values(stages(tale("funnel", options))).at(3), count) << name;
    }
}

// Counts all placements by going through them, for boards small enough.
TEST(Funnel, CountsWhatThereIs) {
    for (const int n : {1, 2, 3, 4}) {
        const auto squares = static_cast<unsigned>(n * n);
        std::map<std::string, int> counts;
        for (unsigned set = 0; set < 1u << squares; ++set) {
            Board board(n);
            for (unsigned i = 0; i < squares; ++i)
                if (set >> i & 1u)
                    board.place({static_cast<int>(i) / n, static_cast<int>(i) % n});
            if (static_cast<int>(board.queens().size()) != n)
                continue;
            std::set<int> rows;
            std::set<int> columns;
            for (const Square queen : board.queens()) {
                rows.insert(queen.row);
                columns.insert(queen.column);
            }
            ++counts["any"];
            counts["rows"] += std::ssize(rows) == n;
            counts["lines"] += std::ssize(rows) == n && std::ssize(columns) == n;
            counts["solutions"] += is_solution(board);
        }
        const auto told = values(funnel(n));
        EXPECT_EQ(told.at(0), in_words(BoardCount(counts["any"])));
        EXPECT_EQ(told.at(1), in_words(BoardCount(counts["rows"])));
        EXPECT_EQ(told.at(2), in_words(BoardCount(counts["lines"])));
        EXPECT_EQ(told.at(4), in_words(BoardCount(counts["solutions"])));
    }
}

// Law: a search gives up early if it looks at fewer boards than there are with a queen in each row and
// column.
TEST(Funnel, SaysThatASearchGivesUpEarlyOnlyWhereItDoes) {
    for (const int n : {1, 2, 3, 4, 5, 6, 8}) {
        const Frame frame = funnel(n).at(3);
        const auto boards = [&](std::size_t bar) {
            std::string digits = bars(frame).at(bar).value;
            std::erase(digits, ',');
            return std::stoull(digits);
        };
        EXPECT_EQ(frame.caption.find("gives up early") != std::string::npos, boards(3) < boards(2)) << n;
        EXPECT_EQ(frame.caption.find("the empty one, too") == std::string::npos, boards(3) < boards(2)) << n;
    }
}

TEST(Funnel, AddsABarWithEachPictureAndNeverChangesOne) {
    for (const int n : {4, 5, 6, 8, 20}) {
        std::vector<BarsPanel::Bar> before;
        for (const Frame& frame : funnel(n)) {
            auto now = bars(frame);
            ASSERT_EQ(now.size(), before.size() + 1);
            EXPECT_TRUE(now.back().lit);
            now.back().lit = false;
            EXPECT_TRUE(std::equal(before.begin(), before.end(), now.begin()));
            before = now;
        }
        EXPECT_EQ(before.front().share, 1) << "the greatest";
        EXPECT_TRUE(std::ranges::is_sorted(before, std::ranges::greater(), &BarsPanel::Bar::share));
    }
}

// Law: each picture is an example of what it counts, and of nothing narrower.
TEST(Funnel, ShowsAnExampleOfEachKind) {
    for (const int n : {4, 5, 6, 8}) {
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            StoryOptions options = default_options("funnel", n);
            options.seed = seed;
            const auto frames = stages(tale("funnel", options));
            std::vector<std::set<int>> rows;
            std::vector<std::set<int>> columns;
            for (const Frame& frame : frames) {
                const Board board = queens_of(frame.board);
                rows.emplace_back();
                columns.emplace_back();
                for (const Square queen : board.queens()) {
                    rows.back().insert(queen.row);
                    columns.back().insert(queen.column);
                }
            }
            for (const std::size_t full : {0u, 1u, 2u, 4u}) {
                const Board board = queens_of(frames.at(full).board);
                EXPECT_EQ(std::ssize(board.queens()), n);
            }
            EXPECT_LT(std::ssize(rows[0]), n);
            EXPECT_EQ(std::ssize(rows[1]), n);
            EXPECT_LT(std::ssize(columns[1]), n);
            EXPECT_EQ(std::ssize(columns[2]), n);
            EXPECT_FALSE(is_solution(queens_of(frames[2].board)));
            EXPECT_TRUE(is_solution(queens_of(frames[4].board)));
        }
    }
}

// The first dead end of backtracking: five queens are placed, and row 6 has no square left.
TEST(Funnel, ShowsADeadEndOfTheSearch) {
    const Frame frame = funnel(8).at(3);
    EXPECT_EQ(marks_of(frame.board),
              "Qooooooo\n"
              "ooQooooo\n"
              "ooooQooo\n"
              "oQoooooo\n"
              "oooQoooo\n"
              "WWWWWWWW\n"
              "oooooooo\n"
              "oooooooo\n");
    EXPECT_EQ(frame.caption, "Backtracking gives up early: it looks at 2,057 boards");
}

// Law: for every possible n, the last number is the one in the literature.
TEST(Funnel, EndsWithTheSolutionsThatAreKnown) {
    for (int n = 1; n <= max_known; ++n) {
        const auto frames = funnel(n);
        EXPECT_EQ(bars(frames.back()).back().value, grouped(known_solutions(n).value())) << n;
        EXPECT_EQ(bars(frames.front()).front().value, in_words(choose(n * n, n))) << n;
    }
}

// Law: each line is the first part of the previous one, magnified as often as it says; all are as long as the
// panel, and the solutions' part is true to scale. Only on the last are they wide enough to see.
TEST(Funnel, MagnifiesALineUntilTheSolutionsAreSeen) {
    for (int n = 4; n <= max_known; ++n) {
        SCOPED_TRACE(n);
        const auto frames = zoom(n);
        const double all = choose(n * n, n).rounded;
        const auto solutions = static_cast<double>(known_solutions(n).value());
        ASSERT_GE(frames.size(), 2u);
        const std::size_t room = bars(funnel(n).back()).size();
        double factor = 1;
        for (const Frame& frame : frames) {
            const auto& lines = bars(frame);
            const BarsPanel::Bar& line = lines.back();
            const double before = factor;
            if (lines.size() > 1)
                factor /= lines[lines.size() - 2].magnified;
            EXPECT_EQ(line.share, 1);
            EXPECT_NEAR(line.part / (factor * solutions / all), 1, 1e-12);
            EXPECT_EQ(line.part >= seen_share, &frame == &frames.back());
            EXPECT_LE(line.part, 1);
            EXPECT_LE(lines.size(), room) << "no more than there is room for";
            if (factor == 1)
                continue;
            if (factor < 1e18) {
                const std::string times = in_short(BoardCount(static_cast<std::uint64_t>(factor + 0.5)));
                EXPECT_THAT(frame.caption, testing::StartsWith(times + " times closer: "));
            }
            const double step = factor / before;
            EXPECT_TRUE(std::abs(step - 1000) < 1e-9 || &frame == &frames.back()) << step;
            EXPECT_THAT(line.name, testing::StartsWith("× "));
        }
    }
    for (const int n : {1, 2, 3})
        EXPECT_TRUE(zoom(n).empty()) << "nothing is too small, or there is nothing";
}

TEST(Funnel, SaysWhatTheLineShows) {
    std::vector<std::string> captions;
    for (const Frame& frame : zoom(8))
        captions.push_back(frame.caption);
    EXPECT_THAT(captions,
                ElementsAre("If all 4.4 billion were this line, the 92 solutions would be invisible",
                            "1,000 times closer: still invisible",
                            "1 million times closer: there are the 92 solutions"));
    EXPECT_THAT(values(zoom(8)), ElementsAre("4.4 billion", "4.4 million", "92 of 4,426"));
}

// Law: on the way to a level, each picture lengthens the line by the same factor, from the previous line to
// the level's; the solutions' part is true to scale, and is seen to grow.
TEST(FunnelStory, ComesCloserWithoutAStop) {
    for (const int n : {6, 8, 10, 12}) {
        const auto frames = zoom(n);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const auto& way = frames[i].lead_ins;
            ASSERT_EQ(way.empty(), i == 0);
            if (i == 0)
                continue;
            const auto line = [](const std::vector<Panel>& panels) {
                return std::get<BarsPanel>(panels.at(0)).bars.back();
            };
            double part = line(frames[i - 1].panels).part;
            const double closer = line(way.front().panels).part / part;
            EXPECT_GT(closer, 1);
            for (const LeadIn& picture : way) {
                EXPECT_NEAR(line(picture.panels).part / part, closer, 1e-6);
                EXPECT_EQ(picture.caption, frames[i - 1].caption);
                part = line(picture.panels).part;
            }
            EXPECT_NEAR(part, line(frames[i].panels).part, 1e-9);
        }
    }
}

// Law: at the default pace, the film passes each level between the first line and the last in one picture,
// and its caption is read on the way; at a faster pace the zoom is faster.
TEST(FunnelStory, StopsAtNoLevelInBetween) {
    using namespace std::chrono_literals;
    for (const int n : {8, 10, 20}) {
        SCOPED_TRACE(n);
        const StoryOptions options = default_options("funnel", n);
        std::chrono::microseconds slower = 1h;
        for (const PaceStyle& style : pace_styles()) {
            if (style.name == "demo")
                continue;
            SCOPED_TRACE(style.name);
            auto frames = tale("funnel", options, Pace(style));
            frames.erase(frames.begin(), frames.begin() + static_cast<std::ptrdiff_t>(funnel(n).size()));
            ASSERT_GT(frames.size(), 2U);
            for (std::size_t i = 1; i < frames.size(); ++i) {
                std::chrono::microseconds way{0};
                for (const LeadIn& picture : frames[i].lead_ins)
                    way += picture.duration;
                const std::chrono::microseconds stands = frames[i].duration - way;
                ASSERT_FALSE(frames[i].lead_ins.empty());
                if (style.name == pace_styles().front().name && i > 1)
                    EXPECT_GE(way, reading_time(frames[i - 1].caption));
                if (i + 1 == frames.size())
                    EXPECT_GE(stands, 1s);
                else
                    EXPECT_LT(stands, 80ms);
            }
            const std::chrono::microseconds picture = frames.back().lead_ins.front().duration;
            EXPECT_LT(picture, std::exchange(slower, picture));
        }
    }
}

// 17 characters a second, fewer for digits, and then a second to look.
TEST(Funnel, StandsUntilItIsRead) {
    for (const int n : {1, 4, 8, 20, 27})
        for (const Frame& frame : tale("funnel", default_options("funnel", n), Pace())) {
            const std::string read = frame.caption + bars(frame).back().value;
            const double letters = static_cast<double>(
                std::ranges::count_if(read, [](char byte) { return (byte & 0xC0) != 0x80; }));
            const double seconds = std::chrono::duration<double>(frame.duration).count();
            EXPECT_GE(seconds, letters / 17) << frame.caption;
            EXPECT_LE(seconds, 12) << frame.caption;
        }
}

TEST(Funnel, CaptionsEachCount) {
    const auto frames = funnel(8);
    EXPECT_EQ(frames.at(0).caption, "8 queens on any of 64 squares: 4.4 billion boards");
    EXPECT_EQ(frames.at(1).caption, "A queen in each row, 8⁸: 16.8 million boards");
    EXPECT_EQ(frames.at(2).caption, "One in each row and column, 8!: 40,320 boards");
    EXPECT_EQ(frames.at(4).caption, "Only 92 of them are solutions");
    EXPECT_EQ(funnel(6).back().caption, "Only 4 of them are solutions");
    EXPECT_EQ(funnel(3).back().caption, "And none of all these is a solution");
    EXPECT_EQ(funnel(1).back().caption, "Just one of them is a solution");
}

TEST(Funnel, RefusesUnknownCounts) {
    EXPECT_THAT(refusal("funnel", default_options("funnel", 28)), HasSubstr("nobody has counted"));
    StoryOptions options = default_options("funnel", 8);
    options.solver = find_solver("linear");
    EXPECT_THAT(refusal("funnel", options), HasSubstr("linear does not search"));
}

TEST(BoardCount, IsExactIn64BitsAndRoundedBeyond) {
    EXPECT_EQ(power(2, 63).exact, 9'223'372'036'854'775'808u);
    EXPECT_EQ(power(2, 128).exact, std::nullopt);
    EXPECT_EQ(power(2, 128).rounded, 0x1p128);
    EXPECT_EQ(factorial(20).exact, 2'432'902'008'176'640'000u);
    EXPECT_EQ(factorial(30).exact, std::nullopt);
    EXPECT_NEAR(factorial(30).rounded / 265252859812191058636308480000000., 1, 1e-14);
    EXPECT_EQ(choose(64, 8).exact, 4'426'165'368u);
    EXPECT_EQ(choose(1024, 3).exact, 178'433'024u);
    EXPECT_EQ(choose(3, 5).exact, 0u);
    EXPECT_EQ(BoardCount(18'446'744'073'709'551'615u).exact, 18'446'744'073'709'551'615u);
}

// Pascal's rule holds for every pair, past 64 bits.
TEST(BoardCount, ChoosesByPascalsRule) {
    for (int n = 1; n <= 90; ++n)
        for (int k = 1; k <= n; ++k) {
            const BoardCount sum = choose(n, k);
            const BoardCount with = choose(n - 1, k - 1);
            const BoardCount without = choose(n - 1, k);
            ASSERT_NEAR((with.rounded + without.rounded) / sum.rounded, 1, 1e-13) << n << ' ' << k;
            ASSERT_EQ(sum.exact.has_value(), sum.rounded < 1e19) << n << ' ' << k;
            if (sum.exact)
                ASSERT_EQ(*sum.exact, *with.exact + *without.exact) << n << ' ' << k;
        }
}

TEST(BoardCount, IsWrittenForPeople) {
    EXPECT_EQ(in_words(BoardCount(0)), "0");
    EXPECT_EQ(in_words(BoardCount(16'777'216)), "16,777,216");
    EXPECT_EQ(in_words(BoardCount(999'999'999'999'999'999)), "999,999,999,999,999,999");
    EXPECT_EQ(in_words(power(10, 18)), "1.0 × 10¹⁸");
    EXPECT_EQ(in_words(BoardCount(1'249'999'999'999'999'999)), "1.2 × 10¹⁸");
    EXPECT_EQ(in_words(BoardCount(1'250'000'000'000'000'000)), "1.3 × 10¹⁸");
    EXPECT_EQ(in_words(BoardCount(9'960'000'000'000'000'000u)), "1.0 × 10¹⁹");
}

TEST(BoardCount, IsShortForThoseInPassing) {
    EXPECT_EQ(in_short(BoardCount(92)), "92");
    EXPECT_EQ(in_short(BoardCount(999'949)), "999,949");
    EXPECT_EQ(in_short(BoardCount(999'999)), "1 million");
    EXPECT_EQ(in_short(BoardCount(16'777'216)), "16.8 million");
    EXPECT_EQ(in_short(BoardCount(999'900'000)), "999.9 million");
    EXPECT_EQ(in_short(BoardCount(999'960'000)), "1 billion");
    EXPECT_EQ(in_short(BoardCount(4'426'165'368)), "4.4 billion");
    EXPECT_EQ(in_short(BoardCount(103'619'293'824'707'388)), "103.6 quadrillion");
    EXPECT_EQ(in_short(power(10, 20)), "100 quintillion");
    EXPECT_EQ(in_short(power(10, 30)), "1.0 × 10³⁰");
}

TEST(BoardCount, HasALogarithm) {
    EXPECT_EQ(logarithm(BoardCount(0)), 0);
    EXPECT_NEAR(logarithm(BoardCount(99)), 2, 1e-12);
    EXPECT_NEAR(logarithm(power(10, 49)), 49, 1e-9);
    EXPECT_NEAR(logarithm(BoardCount(16'777'215)), 7.224719895935549, 1e-12);
}

}  // namespace
}  // namespace queenreel
