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

// Law: on an empty board, the rays of a queen or a rook cross each square that it attacks, once, and no
// other.
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
