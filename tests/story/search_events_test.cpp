#include "story/search/events.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "puzzle/attacks.h"
#include "story/search/conflict_count.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::vector<Beat> beats_of(std::string_view solver, int n) {
    const StoryOptions options{.solver = find_solver(solver), .n = n};
    SearchBeats beats(options);
    std::vector<Beat> all;
    for (const SearchEvent& event : search_events(options))
        all.push_back(beats.of(event));
    return all;
}

std::map<Beat, std::size_t> counted_beats(std::string_view solver, int n) {
    std::map<Beat, std::size_t> counts;
    for (const Beat beat : beats_of(solver, n))
        ++counts[beat];
    return counts;
}

// Each queen that is taken back is the end of a way down or not: with n = 4 the search of backtracking has
// 16 queens, and those below which none could be placed, and that are in no solution, are dead ends.
TEST(SearchBeats, ADeadEndIsAQueenBelowWhichNoneCouldBePlaced) {
    const auto backtracking = counted_beats("backtracking", 4);
    EXPECT_EQ(backtracking.at(Beat::test), 60u);
    EXPECT_EQ(backtracking.at(Beat::place), 16u);
    EXPECT_EQ(backtracking.at(Beat::deadend), 4u);
    EXPECT_EQ(backtracking.at(Beat::back), 12u);
    EXPECT_EQ(backtracking.at(Beat::solution), 2u);
    EXPECT_EQ(backtracking.at(Beat::end), 1u);

    // A solver that never tests a square has the same ones.
    const auto bitmask = counted_beats("bitmask", 4);
    EXPECT_EQ(bitmask.at(Beat::deadend), 4u);
    EXPECT_EQ(bitmask.at(Beat::back), 12u);
}

TEST(SearchBeats, ARowWipedOutIsToldOnce) {
    const auto beats = beats_of("forward-checking", 6);
    for (std::size_t i = 0; i + 1 < beats.size(); ++i)
        if (beats[i] == Beat::deadend)
            EXPECT_EQ(beats[i + 1], Beat::back);
    EXPECT_GT(counted_beats("forward-checking", 6).at(Beat::deadend), 4u);
}

// A board that is refused as a whole has said why its last queen goes.
TEST(SearchBeats, SolversThatDoNotSearchATreeHaveNoDeadEnds) {
    for (const std::string_view solver : {"brute", "min-conflicts", "linear", "genetic", "constructive"})
        EXPECT_FALSE(counted_beats(solver, 4).contains(Beat::deadend)) << solver;
}

TEST(SearchEvents, EndWithTheLastSolutionWanted) {
    StoryOptions options{.n = 8};
    options.last = 5;
    std::uint64_t solutions = 0;
    Kind last = Kind::tested;
    for (const SearchEvent& event : search_events(options)) {
        last = event.kind;
        solutions += last == Kind::solution ? 1 : 0;
    }
    EXPECT_EQ(solutions, 5u);
    EXPECT_EQ(last, Kind::solution);
}

TEST(ConflictCount, AgreesWithThePairsOfTheBoard) {
    const std::uint64_t seed = 5;
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937_64 random(seed);
    for (int round = 0; round < 200; ++round) {
        const int n = 1 + static_cast<int>(random() % 9);
        std::vector<int> columns(static_cast<std::size_t>(n));
        for (int& column : columns)
            column = static_cast<int>(random() % static_cast<std::uint64_t>(n + 1)) - 1;
        const auto pairs = conflicts(board_of(n, columns));
        EXPECT_EQ(attacking_pairs(columns), std::ssize(pairs));
        for (int row = 0; row < n; ++row) {
            const Square queen{row, columns[static_cast<std::size_t>(row)]};
            const auto of_queen = std::ranges::count_if(
                pairs, [&](const auto& pair) { return pair.first == queen || pair.second == queen; });
            if (queen.column >= 0)
                EXPECT_EQ(attackers(columns, queen), of_queen);
        }
    }
    EXPECT_EQ(attacking_pairs({}), 0);
    EXPECT_EQ(fitness_in_words(0), "1.00");
    EXPECT_EQ(fitness_in_words(3), "0.25");
}

}  // namespace
}  // namespace queenreel
