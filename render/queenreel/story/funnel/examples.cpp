#include "queenreel/story/funnel/examples.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"

namespace queenreel {
namespace {

/// Draws until a board is not of the narrower kind.
template <typename DrawBoard, typename Law>
Board first_drawn(int n, DrawBoard draw, Law is_narrower) {
    for (;;)
        if (Board board = draw(); n == 1 || !is_narrower(board))
            return board;
}

bool has_queen_in_each_row(const Board& board) {
    const auto queens = board.queens();
    return std::ranges::adjacent_find(queens, {}, &Square::row) == queens.end();
}

bool has_queen_in_each_column(const Board& board) {
    std::vector<int> columns;
    for (const Square queen : board.queens())
        columns.push_back(queen.column);
    std::ranges::sort(columns);
    return std::ranges::adjacent_find(columns) == columns.end();
}

/// Fisher & Yates: all orders are equally likely.
std::vector<int> shuffled(int n, Random& random) {
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    for (int left = n; left > 1; --left)
        std::swap(columns[static_cast<std::size_t>(left - 1)],
                  columns[static_cast<std::size_t>(random.below(left))]);
    return columns;
}

}  // namespace

Board queens_anywhere(int n, Random& random) {
    const auto draw = [&] {
        Board board(n);
        while (static_cast<int>(board.queens().size()) < n) {
            const int row = random.below(n);
            board.place({row, random.below(n)});
        }
        return board;
    };
    return first_drawn(n, draw, has_queen_in_each_row);
}

Board queen_a_row(int n, Random& random) {
    const auto draw = [&] {
        Board board(n);
        for (int row = 0; row < n; ++row)
            board.place({row, random.below(n)});
        return board;
    };
    return first_drawn(n, draw, has_queen_in_each_column);
}

Board queen_a_row_and_column(int n, Random& random) {
    const auto draw = [&] { return Board(n, shuffled(n, random)); };
    return first_drawn(n, draw, [](const Board& board) { return is_solution(board); });
}

}  // namespace queenreel
