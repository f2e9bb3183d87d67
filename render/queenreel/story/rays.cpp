#include "queenreel/story/rays.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

/// The steps to the neighbors of a square, clockwise from the right.
constexpr std::array<Square, 8> steps{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// The number of squares between a position and the edge of the board in a direction.
int squares_to_edge(int position, int step, int n) {
    return step == 0 ? n : step > 0 ? n - 1 - position : position;
}

Square square_on(const Ray& ray, int far) {
    return {ray.row + far * ray.down, ray.column + far * ray.right};
}

/// The number of squares on a ray before the next queen, or all of them.
int squares_to_queen(const BoardPanel& board, const Ray& ray) {
    int squares = 0;
    while (squares < ray.squares && !cell_at(board, square_on(ray, squares + 1)).queen)
        ++squares;
    return squares;
}

}  // namespace

std::vector<Ray> rays_from(Square piece, int n, AttackRule rule) {
    std::vector<Ray> rays;
    for (const Square& step : steps)
        if (attacks(rule, n, piece, {piece.row + step.row, piece.column + step.column}))
            rays.push_back({.row = piece.row,
                            .column = piece.column,
                            .down = step.row,
                            .right = step.column,
                            .squares = std::min(squares_to_edge(piece.row, step.row, n),
                                                squares_to_edge(piece.column, step.column, n))});
    return rays;
}

std::vector<Ray> rays_among(const BoardPanel& board, Square piece, bool xray, AttackRule rule) {
    std::vector<Ray> rays = rays_from(piece, board.size, rule);
    std::vector<Ray> behind;
    for (Ray& ray : rays) {
        const int free = squares_to_queen(board, ray);
        const int left = ray.squares - free - 1;  // behind the next queen
        const Square next = square_on(ray, free + 1);
        if (xray && left > 0)
            behind.push_back({next.row, next.column, ray.down, ray.right, left, true});
        ray.squares = free;
    }
    rays.insert(rays.end(), behind.begin(), behind.end());
    return rays;
}

}  // namespace queenreel
