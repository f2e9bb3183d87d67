#include "queenreel/story/boards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "queenreel/puzzle/attacks.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Marks a row, or, if its number is -1, a column.
void mark_wiped(BoardPanel& panel, Square line) {
    for (int i = 0; i < panel.size; ++i)
        (line.row >= 0 ? cell_at(panel, line.row, i) : cell_at(panel, i, line.column)).mark = Mark::wiped_out;
}

/// The number of queens that attack each square, as if no queen blocked another.
void add_threats(BoardPanel& panel, const Board& board, AttackRule rule) {
    for (int row = 0; row < panel.size; ++row)
        for (int column = 0; column < panel.size; ++column)
            cell_at(panel, row, column).number =
                static_cast<std::int16_t>(std::ranges::count_if(board.queens(), [&](Square queen) {
                    return attacks(rule, panel.size, queen, {row, column});
                }));
}

/// Steps along diagonals: one row and one column at a time.
constexpr std::array<Square, 4> diagonal_ways{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

/// A line of `steps` steps from a square, in pieces between the edges of the board.
std::vector<AttackLine> pieces_of(int n, Square from, Square way, int steps) {
    std::vector<AttackLine> pieces;
    Square start = from;
    Square at = from;
    for (int step = 0; step < steps; ++step) {
        const Square next{at.row + way.row, at.column + way.column};
        at = on_torus(next, n);
        if (at == next)
            continue;
        pieces.push_back({pair_of(start, next)});
        start = {at.row - way.row, at.column - way.column};
    }
    pieces.push_back({pair_of(start, at)});
    return pieces;
}

}  // namespace

BoardPanel queens_board(int n, Solution columns, Mark mark) {
    const auto side = static_cast<std::size_t>(n);
    BoardPanel panel{.size = n, .cells = std::vector<Cell>(side * side)};
    for (int row = 0; const int column : columns) {
        if (column >= 0)
            cell_at(panel, row, column) = {.queen = true, .mark = mark};
        ++row;
    }
    return panel;
}

BoardPanel passing_board(int n, const SearchEvent& event) {
    return queens_board(n, event.columns, event.kind == Kind::solution ? Mark::solved : Mark::none);
}

BoardPanel event_board(const Puzzle& puzzle, const SearchEvent& event) {
    BoardPanel panel = passing_board(puzzle.size(), event);
    if (event.kind == Kind::tested)
        cell_at(panel, event.square).mark = Mark::tested;
    if (event.kind == Kind::removed)
        cell_at(panel, event.square).mark = Mark::removed;
    if (event.kind == Kind::wiped_out)
        mark_wiped(panel, event.square);
    if (event.kind == Kind::rejected) {
        cell_at(panel, event.square).mark = Mark::rejected;
        panel.lines = attack_lines(puzzle, event.attacker, event.square);
    }
    return panel;
}

std::vector<AttackLine> attack_lines(const Puzzle& puzzle, Square queen, Square square) {
    const int n = puzzle.size();
    if (puzzle.rule() == AttackRule::torus && !share_line(queen, square))
        for (int steps = 1; steps < n; ++steps)
            for (const Square way : diagonal_ways)
                if (on_torus({queen.row + steps * way.row, queen.column + steps * way.column}, n) == square)
                    return pieces_of(n, queen, way, steps);
    return {{pair_of(queen, square)}};
}

BoardPanel board_panel(const Board& board, const StoryOptions& options) {
    const auto n = static_cast<std::size_t>(board.size());
    BoardPanel panel{board.size(), std::vector<Cell>(n * n)};
    for (const Square square : board.queens())
        panel.cells[square.row * n + square.column].queen = true;
    if (options.threats)
        add_threats(panel, board, options.rule);
    if (!options.attacks && !options.conflicts)
        return panel;
    const std::vector<bool> attacked = attacked_squares(board, options.rule);
    for (std::size_t i = 0; i < panel.cells.size(); ++i) {
        Cell& cell = panel.cells[i];
        if (attacked[i] && cell.queen && options.conflicts)
            cell.mark = Mark::conflict;
        if (attacked[i] && !cell.queen && options.attacks)
            cell.mark = Mark::attacked;
    }
    return panel;
}

}  // namespace queenreel
