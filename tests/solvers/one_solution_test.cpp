#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "told.h"

namespace queenreel {
namespace {

TEST(Constructive, HasASolutionForEverySizeFromFour) {
    for (int n = 4; n <= 400; ++n)
        EXPECT_TRUE(is_solution(told_solutions(*find_solver("constructive"), n).at(0))) << n;
}

TEST(LargeBoards, AreSolvedByThoseThatTakeThem) {
    const std::map<std::string_view, int> sizes{{"linear", 1'000'000},
                                                {"constructive", 1'000'000},
                                                {"min-conflicts", 1000},
                                                {"min-conflicts-random", 1000}};
    for (const auto& [name, n] : sizes)
        EXPECT_TRUE(is_solution(told_solutions(*find_solver(name), n).at(0))) << name;
}

TEST(LocalSearches, FindASolutionWhateverTheSeed) {
    for (const Solver& solver : solvers()) {
        if (solver.deterministic)
            continue;
        for (const int n : {4, 6, 8})
            for (std::uint64_t seed = 0; seed < 20; ++seed)
                EXPECT_EQ(told_solutions(solver, n, {.seed = seed}).size(), 1U)
                    << solver.name << " " << n << ", seed " << seed;
    }
}

TEST(LocalSearches, FindTheSameSolutionOnEveryMachine) {
    const std::map<std::string_view, std::vector<int>> expected{
        {"min-conflicts", {3, 1, 6, 2, 5, 7, 4, 0}},
        {"min-conflicts-random", {3, 1, 6, 2, 5, 7, 0, 4}},
        {"linear", {3, 7, 0, 4, 6, 1, 5, 2}},
        {"genetic", {3, 0, 4, 7, 5, 2, 6, 1}},
    };
    for (const auto& [name, solution] : expected)
        EXPECT_EQ(told_solutions(*find_solver(name), 8).at(0), solution) << name;
}

/// How many queens on the board attack a square, counted one by one.
int attackers(const Board& board, Square square) {
    return static_cast<int>(
        std::ranges::count_if(board.queens(), [square](Square queen) { return share_line(queen, square); }));
}

/// Checks the moves of a search: `mover` gets the board and the square that a queen leaves.
template <typename Mover>
void check_moves(const Solver& solver, Mover mover) {
    constexpr int n = 10;
    Board board(n);
    Square left;
    bool moving = false;
    int moves = 0;
    for (const SearchEvent& event : solver.search(n, in_steps)) {
        if (event.kind == Kind::removed) {
            mover(board, event.square);
            left = event.square;
            moving = true;
            ++moves;
        }
        if (event.kind == Kind::placed && moving) {
            for (Square other{left.row, 0}; other.column < n; ++other.column)
                EXPECT_TRUE(other == left || attackers(board, event.square) <= attackers(board, other));
            moving = false;
        }
        board = board_of(n, event.columns);
    }
    EXPECT_GT(moves, 3);
}

TEST(MinConflicts, MovesAMostAttackedQueenToALeastAttackedSquare) {
    check_moves(*find_solver("min-conflicts"), [](const Board& board, Square leaving) {
        for (const Square queen : board.queens())
            EXPECT_LE(attackers(board, queen), attackers(board, leaving));
    });
}

TEST(MinConflictsRandom, MovesAnAttackedQueenToALeastAttackedSquare) {
    check_moves(*find_solver("min-conflicts-random"),
                [](const Board& board, Square leaving) { EXPECT_GT(attackers(board, leaving), 0); });
}

}  // namespace
}  // namespace queenreel
