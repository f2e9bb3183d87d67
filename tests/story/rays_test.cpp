#include "queenreel/story/rays.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

std::set<Square> crossed(const std::vector<Ray>& rays) {
    std::set<Square> squares;
    for (const Ray& ray : rays)
        for (int far = 1; far <= ray.squares; ++far)
            EXPECT_TRUE(squares.insert({ray.row + far * ray.down, ray.column + far * ray.right}).second);
    return squares;
}

// Law: on an empty board, the rays of a queen or rook cross each square that it attacks once, and no other
// square.
TEST(Rays, CrossTheAttackedSquares) {
    for (const AttackRule rule : {AttackRule::queens, AttackRule::rooks})
        for (const int n : {1, 2, 3, 5, 8})
            for (int at = 0; at < n * n; ++at) {
                const Square piece{at / n, at % n};
                std::set<Square> attacked;
                for (int other = 0; other < n * n; ++other)
                    if (attacks(rule, n, piece, {other / n, other % n}))
                        attacked.insert({other / n, other % n});
                EXPECT_EQ(crossed(rays_from(piece, n, rule)), attacked) << n << ' ' << at;
            }
}

// Law: on a torus, they cross each square that a queen attacks once; on even boards, the diagonals of a queen
// meet in some squares.
TEST(Rays, ComeBackOnATorus) {
    for (const int n : {1, 3, 5, 7})
        for (int at = 0; at < n * n; ++at) {
            const Square queen{at / n, at % n};
            std::set<Square> attacked;
            for (int other = 0; other < n * n; ++other)
                if (other != at && attacks(AttackRule::torus, n, queen, {other / n, other % n}))
                    attacked.insert({other / n, other % n});
            EXPECT_EQ(crossed(rays_from(queen, n, AttackRule::torus)), attacked) << n << ' ' << at;
            BoardPanel board{.size = n, .cells = std::vector<Cell>(static_cast<std::size_t>(n) * n)};
            cell_at(board, queen).queen = true;
            EXPECT_EQ(crossed(rays_among(board, queen, true, AttackRule::torus)), attacked) << n << ' ' << at;
        }
}

// Law: among other queens of a torus, each ray ends before the next one, and dashes fill the gap between
// opposite rays, up to the edge of the last one's square.
TEST(Rays, EndBeforeTheNextQueenOfATorus) {
    constexpr int n = 7;
    BoardPanel board{.size = n, .cells = std::vector<Cell>(n * n)};
    for (const Square square :
         {Square{5, 5}, {1, 1}, {3, 3}})  // on the long diagonal, which starts at (5, 5)
        cell_at(board, square).queen = true;
    const auto of_diagonal = [&](bool dashed) {
        std::set<Square> squares;
        for (const Ray& ray : rays_among(board, {5, 5}, true, AttackRule::torus))
            if (ray.down == ray.right && ray.dashed == dashed)
                for (int far = 1; far <= ray.squares; ++far)
                    EXPECT_TRUE(
                        squares.insert({ray.row + far * ray.down, ray.column + far * ray.right}).second);
        return squares;
    };
    EXPECT_EQ(of_diagonal(false), (std::set<Square>{{6, 6}, {0, 0}, {4, 4}}));
    EXPECT_EQ(of_diagonal(true), (std::set<Square>{{2, 2}, {3, 3}}));
}

// Three queens on a diagonal, the first in the top left corner.
TEST(Rays, EndBeforeTheNextQueenOrGoOnInDashes) {
    BoardPanel board{.size = 6, .cells = std::vector<Cell>(36)};
    for (const int at : {0, 2, 4})
        cell_at(board, at, at).queen = true;
    const auto diagonal = [](const Ray& ray) { return ray.down == 1 && ray.right == 1; };
    for (const bool xray : {false, true}) {
        std::vector<Ray> rays;
        for (const Ray& ray : rays_among(board, {0, 0}, xray)) {
            EXPECT_TRUE(diagonal(ray) || !ray.dashed);
            if (diagonal(ray))
                rays.push_back(ray);
        }
        std::vector<Ray> expected{{0, 0, 1, 1, 1, false}};
        if (xray)
            expected.push_back({2, 2, 1, 1, 3, true});
        EXPECT_EQ(rays, expected);
    }
    for (const Ray& ray : rays_among(board, {2, 2}, false, AttackRule::rooks))
        EXPECT_TRUE(ray.down == 0 || ray.right == 0);
}

}  // namespace
}  // namespace queenreel
