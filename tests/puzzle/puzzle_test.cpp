#include "queenreel/puzzle/puzzle.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "queenreel/puzzle/attacks.h"
#include "random_puzzles.h"

namespace queenreel {
namespace {

TEST(Puzzle, IsPlainAsASize) {
    const Puzzle puzzle = 5;
    EXPECT_TRUE(puzzle.is_plain());
    EXPECT_EQ(puzzle.size(), 5);
    EXPECT_FALSE(puzzle.clash());
    EXPECT_FALSE(puzzle.closed_row());
    for (int row = 0; row < 5; ++row)
        EXPECT_EQ(puzzle.open(row), 0b11111U);
}

TEST(Puzzle, KeepsItsGivensOnceAndRowByRow) {
    const Puzzle puzzle(4, {.queens = {{2, 0}, {0, 1}, {2, 0}}, .blocked = {{3, 3}, {1, 1}, {3, 3}}});
    EXPECT_EQ(puzzle.givens().queens, (std::vector<Square>{{0, 1}, {2, 0}}));
    EXPECT_EQ(puzzle.givens().blocked, (std::vector<Square>{{1, 1}, {3, 3}}));
    EXPECT_EQ(puzzle, Puzzle(4, {.queens = {{0, 1}, {2, 0}}, .blocked = {{1, 1}, {3, 3}}}));
}

TEST(Puzzle, RefusesWhatNoBoardHas) {
    EXPECT_THROW(Puzzle(0), std::invalid_argument);
    EXPECT_THROW(Puzzle(4, {.queens = {{0, 4}}}), std::invalid_argument);
    EXPECT_THROW(Puzzle(4, {.blocked = {{-1, 0}}}), std::invalid_argument);
    EXPECT_THROW(Puzzle(4, {.queens = {{1, 1}}, .blocked = {{1, 1}}}), std::invalid_argument);
}

// Law: a square is open if it is allowed and shares no line with a given queen.
TEST(Puzzle, OpensWhatNoGivenQueenAttacks) {
    Chance chance;
    for (int i = 0; i < 400; ++i) {
        const int size = chance.between(1, 9);
        const Puzzle puzzle = random_puzzle(chance, size, chance.between(0, 3), chance.between(0, 12));
        Board board(size);
        for (const Square queen : puzzle.givens().queens)
            board.place(queen);
        const auto attacked = attacked_squares(board);
        EXPECT_EQ(puzzle.clash().has_value(), !conflicts(board).empty());
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const Square square{row, column};
                const bool is_open =
                    !puzzle.is_blocked(square) && !attacked[static_cast<std::size_t>(row * size + column)];
                EXPECT_EQ((puzzle.open(row) >> column & 1U) != 0, is_open)
                    << row << ":" << column << text_of(puzzle);
            }
        if (const auto closed = puzzle.closed_row())
            EXPECT_EQ(puzzle.open(*closed), 0U);
    }
}

TEST(Puzzle, NamesAnAttackerOfTheColumnFirst) {
    const Puzzle puzzle(6, {.queens = {{4, 2}, {5, 5}}});
    const std::vector<int> columns{1};
    EXPECT_EQ(puzzle.attacker(columns, {1, 2}), (Square{4, 2}));  // not the one above, on a diagonal
    EXPECT_EQ(puzzle.attacker(columns, {1, 1}), (Square{0, 1}));
    EXPECT_EQ(puzzle.attacker(columns, {1, 0}), (Square{0, 1}));
    EXPECT_EQ(puzzle.attacker({}, {0, 0}), (Square{5, 5}));
    EXPECT_EQ(puzzle.attacker(columns, {1, 3}), std::nullopt);
}

}  // namespace
}  // namespace queenreel
