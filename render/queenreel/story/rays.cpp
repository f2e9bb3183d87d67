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

/// A direction from a piece, and the number of squares in it on an empty board.
struct Direction {
    Square step;
    int squares = 0;
    bool comes_back = false;  ///< continues from the opposite edge, so that it ends beside the piece
};

/// The directions in which a piece attacks, clockwise from the right.
std::vector<Direction> directions_from(Square piece, int n, AttackRule rule) {
    std::vector<Direction> directions;
    for (const Square& step : steps) {
        if (!attacks(rule, n, piece, {piece.row + step.row, piece.column + step.column}))
            continue;
        const bool comes_back = rule == AttackRule::torus && step.row != 0 && step.column != 0;
        const int to_edge =
            std::min(squares_to_edge(piece.row, step.row, n), squares_to_edge(piece.column, step.column, n));
        directions.push_back({step, comes_back ? n - 1 : to_edge, comes_back});
    }
    return directions;
}

/// Returns the square that is `far` steps from a piece, on a torus if they leave the board.
Square square_on(Square piece, Square step, int far, int n) {
    return on_torus({piece.row + far * step.row, piece.column + far * step.column}, n);
}

/// Adds rays across `squares` squares in a direction, after the first `skipped`: one for each stretch between
/// edges.
void add_rays(std::vector<Ray>& rays, Square piece, Square step, int skipped, int squares, int n,
              bool dashed) {
    Square start = square_on(piece, step, skipped, n);
    do {
        const int stretch = std::min({squares, squares_to_edge(start.row, step.row, n),
                                      squares_to_edge(start.column, step.column, n)});
        rays.push_back({start.row, start.column, step.row, step.column, stretch, dashed});
        squares -= stretch;
        skipped += stretch;
        const Square entry = square_on(piece, step, skipped + 1, n);
        start = {entry.row - step.row, entry.column - step.column};
    } while (squares > 0);
}

/// The number of squares in a direction before the next queen, or all of them.
int squares_to_queen(const BoardPanel& board, Square piece, Square step, int squares) {
    int free = 0;
    while (free < squares && !cell_at(board, square_on(piece, step, free + 1, board.size)).queen)
        ++free;
    return free;
}

}  // namespace

std::vector<Ray> rays_from(Square piece, int n, AttackRule rule) {
    std::vector<Ray> rays;
    for (const Direction& way : directions_from(piece, n, rule))
        if (!way.comes_back || way.step.row > 0)  // the opposite direction crosses the same squares
            add_rays(rays, piece, way.step, 0, way.squares, n, false);
    return rays;
}

std::vector<Ray> rays_among(const BoardPanel& board, Square piece, bool xray, AttackRule rule) {
    std::vector<Ray> rays;
    std::vector<Ray> behind;
    for (const Direction& way : directions_from(piece, board.size, rule)) {
        const int free = squares_to_queen(board, piece, way.step, way.squares);
        if (way.comes_back && free == way.squares && way.step.row < 0)
            continue;  // the opposite direction crosses the same squares
        add_rays(rays, piece, way.step, 0, free, board.size, false);
        if (!xray || (way.comes_back && way.step.row < 0))
            continue;
        // Behind the next queen; in a direction that comes back, up to where the opposite direction has met
        // one.
        int left = way.squares - free - 1;
        if (way.comes_back)
            left -= squares_to_queen(board, piece, {-way.step.row, -way.step.column}, way.squares);
        if (left > 0)
            add_rays(behind, piece, way.step, free + 1, left, board.size, true);
    }
    rays.insert(rays.end(), behind.begin(), behind.end());
    return rays;
}

}  // namespace queenreel
