#include "queenreel/solvers/exercises.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "queenreel/base/spec_error.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

int completions_of(const Board& board) {
    int count = 0;
    const Givens givens{.queens = {board.queens().begin(), board.queens().end()}, .blocked = {}};
    for (const SearchEvent& event : solvers().front().search(Puzzle(board.size(), givens)))
        count += event.kind == SearchEvent::Kind::solution ? 1 : 0;
    return count;
}

// Law: each lacks that many queens, has one completion by another solver, and is unique; easiest first.
TEST(Exercises, HaveOneCompletion) {
    for (const auto& [n, missing] : {std::pair(4, 1), {4, 2}, {6, 3}, {8, 3}, {8, 5}, {10, 4}, {16, 2}}) {
        const std::vector<Exercise> drawn = exercises({.n = n, .count = 4, .missing = missing, .seed = 7});
        ASSERT_EQ(drawn.size(), 4);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            EXPECT_EQ(drawn[i].board.queens().size(), static_cast<std::size_t>(n - missing));
            EXPECT_EQ(completions_of(drawn[i].board), 1) << n << ' ' << missing;
            EXPECT_GE(drawn[i].nodes, static_cast<std::uint64_t>(missing));
            for (std::size_t other = 0; other < i; ++other) {
                EXPECT_NE(drawn[other].board, drawn[i].board);
                EXPECT_LE(drawn[other].nodes, drawn[i].nodes);
            }
        }
    }
}

// Law: those with several completions have exactly that many by another solver.
TEST(Exercises, HaveTheNumberOfCompletions) {
    for (const auto& [n, missing, completions] : {std::tuple(4, 4, 2),
                                                  {5, 5, 10},
                                                  {6, 6, 4},
                                                  {8, 3, 1},
                                                  {8, 4, 2},
                                                  {8, 5, 3},
                                                  {8, 7, 4},
                                                  {10, 6, 5}}) {
        const std::vector<Exercise> drawn =
            exercises({.n = n, .count = 1, .missing = missing, .completions = completions, .seed = 3});
        ASSERT_EQ(drawn.size(), 1U);
        EXPECT_EQ(drawn.front().board.queens().size(), static_cast<std::size_t>(n - missing));
        EXPECT_EQ(completions_of(drawn.front().board), completions) << n << ' ' << missing;
        EXPECT_GE(drawn.front().nodes, static_cast<std::uint64_t>(completions));
    }
}

TEST(Exercises, FollowTheSeed) {
    const auto boards = [](std::uint64_t seed) {
        std::vector<Board> all;
        for (const Exercise& exercise : exercises({.seed = seed}))
            all.push_back(exercise.board);
        return all;
    };
    EXPECT_EQ(boards(1), boards(1));
    EXPECT_NE(boards(1), boards(2));
}

TEST(Exercises, RefusesImpossibleOnes) {
    EXPECT_THROW(exercises({.n = 3}), SpecError);
    EXPECT_THROW(exercises({.n = 17}), SpecError);
    EXPECT_THROW(exercises({.n = 8, .missing = 9}), SpecError);
    EXPECT_THROW(exercises({.n = 8, .missing = 8}), SpecError) << "92 completions";
    EXPECT_THROW(exercises({.n = 8, .missing = 1, .completions = 2}), SpecError)
        << "the last queen has one square";
    EXPECT_THROW(exercises({.n = 8, .completions = 0}), SpecError);
    EXPECT_THROW(exercises({.n = 8, .completions = max_completions + 1}), SpecError);
    EXPECT_THROW(exercises({.n = 4, .count = 100, .missing = 1}), SpecError) << "there are 8 alone";
}

}  // namespace
}  // namespace queenreel
