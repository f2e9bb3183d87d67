#include "queenreel/puzzle/symmetry.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "random_boards.h"

namespace queenreel {
namespace {

using testing::Contains;

std::vector<std::vector<int>> all_solutions(int n) {
    std::vector<std::vector<int>> solutions;
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    do {
        if (is_solution(columns))
            solutions.push_back(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return solutions;
}

/// A symmetry, described by where it takes each square of a 3×3 board.
std::vector<Square> action(Symmetry first, Symmetry second) {
    std::vector<Square> squares;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            squares.push_back(image(second, image(first, {row, column}, 3), 3));
    return squares;
}

std::vector<std::vector<Square>> all_actions() {
    std::vector<std::vector<Square>> actions;
    for (const Symmetry symmetry : all_symmetries)
        actions.push_back(action(symmetry, Symmetry::identity));
    return actions;
}

TEST(Symmetry, TakesTheTopLeftSquareWhereItsNameSays) {
    const std::map<Symmetry, Square> expected{
        {Symmetry::identity, {0, 1}},   {Symmetry::rotate_90, {1, 3}},    {Symmetry::rotate_180, {3, 2}},
        {Symmetry::rotate_270, {2, 0}}, {Symmetry::flip_rows, {3, 1}},    {Symmetry::flip_columns, {0, 2}},
        {Symmetry::transpose, {1, 0}},  {Symmetry::antitranspose, {2, 3}}};
    for (const Symmetry symmetry : all_symmetries)
        EXPECT_EQ(image(symmetry, {0, 1}, 4), expected.at(symmetry)) << static_cast<int>(symmetry);
}

TEST(Symmetry, HasEightDifferentImages) {
    const auto actions = all_actions();
    EXPECT_EQ(std::set(actions.begin(), actions.end()).size(), 8U);
}

TEST(Symmetry, TwoInARowAreOneOfTheEight) {
    const auto actions = all_actions();
    for (const Symmetry first : all_symmetries)
        for (const Symmetry second : all_symmetries)
            EXPECT_THAT(actions, Contains(action(first, second)));
}

TEST(Symmetry, EachIsUndoneByExactlyOne) {
    const auto unchanged = action(Symmetry::identity, Symmetry::identity);
    for (const Symmetry first : all_symmetries)
        EXPECT_EQ(std::count_if(all_symmetries.begin(), all_symmetries.end(),
                                [&](Symmetry second) { return action(first, second) == unchanged; }),
                  1);
}

TEST(Symmetry, TakesEachQueenOfAPlacementWhereItTakesItsSquare) {
    Chance chance;
    for (int n = 1; n <= 12; ++n) {
        const auto columns = chance.permutation(n);
        const Board board(n, columns);
        for (const Symmetry symmetry : all_symmetries) {
            Board expected(n);
            for (const Square queen : board.queens())
                expected.place(image(symmetry, queen, n));
            EXPECT_EQ(Board(n, image(symmetry, columns)), expected);
        }
    }
}

TEST(Symmetry, TakesSolutionsToSolutions) {
    for (const auto& solution : all_solutions(8))
        for (const Symmetry symmetry : all_symmetries)
            ASSERT_TRUE(is_solution(image(symmetry, solution)));
}

TEST(Symmetry, RefusesPlacementsWithoutAQueenInEachRowAndColumn) {
    for (const auto& columns : {std::vector{0, 0}, {0, 2}, {-1, 0}}) {
        EXPECT_THROW(image(Symmetry::transpose, columns), std::invalid_argument);
        EXPECT_THROW(canonical(columns), std::invalid_argument);
    }
}

TEST(Canonical, IsTheSameForAllImagesAndTheLeastOfThem) {
    Chance chance;
    for (int round = 0; round < 100; ++round) {
        const auto columns = chance.permutation(chance.between(1, 9));
        const auto min = canonical(columns);
        std::set<std::vector<int>> images;
        for (const Symmetry symmetry : all_symmetries) {
            images.insert(image(symmetry, columns));
            ASSERT_EQ(canonical(image(symmetry, columns)), min);
        }
        ASSERT_EQ(min, *images.begin());
        ASSERT_EQ(class_size(columns), static_cast<int>(images.size()));
        for (const auto& other : images)
            ASSERT_EQ(is_canonical(other), other == min);
    }
}

TEST(Canonical, StandsForEachClassOfSolutionsOnce) {
    for (int n = 1; n <= 9; ++n) {
        std::uint64_t classes = 0;
        std::uint64_t members = 0;
        for (const auto& solution : all_solutions(n)) {
            ASSERT_EQ(is_canonical(solution), canonical(solution) == solution);
            ASSERT_EQ(8 % class_size(solution), 0);
            if (is_canonical(solution)) {
                ++classes;
                members += static_cast<std::uint64_t>(class_size(solution));
            }
        }
        EXPECT_EQ(classes, known_fundamental_solutions(n)) << n;
        EXPECT_EQ(members, known_solutions(n)) << n;
    }
}

TEST(ClassSize, IsEightDividedByTheSymmetriesThatChangeNothing) {
    EXPECT_EQ(class_size(std::vector{0}), 1);
    EXPECT_EQ(class_size(std::vector{1, 3, 0, 2}), 2);
    EXPECT_EQ(class_size(std::vector{2, 4, 1, 7, 0, 6, 3, 5}), 4);
    EXPECT_EQ(class_size(std::vector{0, 4, 7, 5, 2, 6, 1, 3}), 8);
}

}  // namespace
}  // namespace queenreel
