#include "queenreel/timing/in_flight.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace queenreel {
namespace {

double between(double from, double to, double share) {
    return from + (to - from) * share;
}

/// The position of a queen rotated by `angle` degrees around the board's center.
MovingQueen turned(const MovingQueen& from, double angle, int size) {
    const double middle = (size - 1) / 2.0;
    const double sine = std::sin(angle * std::numbers::pi / 180);
    const double cosine = std::cos(angle * std::numbers::pi / 180);
    const double down = from.row - middle;
    const double right = from.column - middle;
    return {middle + down * cosine + right * sine, middle + right * cosine - down * sine, 1};
}

MovingQueen on_the_way(const Flight& flight, double share, int size) {
    if (flight.turn != 0)
        return turned(flight.from, flight.turn * share, size);
    const auto& [from, to, turn] = flight;
    // It is never fully transparent, which distinguishes pictures in between from those at rest.
    const double seen = in_opacity_steps(between(from.opacity, to.opacity, share));
    return {between(from.row, to.row, share), between(from.column, to.column, share),
            std::max(seen, 1 / opacity_steps)};
}

/// Moves rotating queens towards the center, all alike, just as far as needed to keep them on the board.
void keep_on_board(std::vector<MovingQueen>& queens, int size) {
    const double middle = (size - 1) / 2.0;
    double farthest = middle;
    for (const MovingQueen& queen : queens)
        farthest = std::max({farthest, std::abs(queen.row - middle), std::abs(queen.column - middle)});
    if (farthest == middle)
        return;
    for (MovingQueen& queen : queens) {
        queen.row = middle + (queen.row - middle) * middle / farthest;
        queen.column = middle + (queen.column - middle) * middle / farthest;
    }
}

/// Removes a queen together with its marks.
void take_off(Cell& cell) {
    cell.queen = false;
    cell.number = -1;  // it is drawn small beside a queen, and large without one
    if (cell.mark == Mark::conflict || cell.mark == Mark::solved || cell.mark == Mark::removed)
        cell.mark = Mark::none;
}

/// Removes marks of an empty square where a queen arrives.
void make_way(Cell& cell) {
    if (cell.mark == Mark::free || cell.mark == Mark::attacked || cell.mark == Mark::eliminated)
        cell.mark = Mark::none;
}

Cell& cell_below(BoardPanel& board, const MovingQueen& standing) {
    return cell_at(board, static_cast<int>(standing.row), static_cast<int>(standing.column));
}

/// Returns true if a mark belongs to a single moment and is dropped before another in which its square is
/// empty and has none.
bool is_of_its_moment(Mark mark) {
    return mark == Mark::tested || mark == Mark::rejected || mark == Mark::wiped_out;
}

}  // namespace

BoardPanel in_flight(const BoardPanel& before, const BoardPanel& after, const std::vector<Flight>& flights,
                     double share) {
    BoardPanel board = before;
    board.lines.clear();
    board.asked.reset();
    if (!flights.empty() && board.tried != after.tried)
        board.tried.reset();
    board.lit_row = after.lit_row;
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        Cell& cell = board.cells[i];
        const Cell& next = after.cells[i];
        if (is_of_its_moment(cell.mark) && !next.queen && next.mark == Mark::none)
            cell.mark = Mark::none;
    }
    board.axis = after.axis;
    board.turned = after.turned;
    for (const Flight& flight : flights) {
        if (flight.from.opacity > 0)
            take_off(cell_below(board, flight.from));
        if (flight.to.opacity == 1)
            make_way(cell_below(board, flight.to));
        board.moving_queens.push_back(on_the_way(flight, share, board.size));
    }
    if (std::ranges::any_of(flights, [](const Flight& flight) { return flight.turn != 0; })) {
        board.turned *= share;
        keep_on_board(board.moving_queens, board.size);
    }
    return board;
}

BoardPanel with_growing_lines(const BoardPanel& before, const BoardPanel& after,
                              const std::vector<Flight>& flights, double share) {
    BoardPanel board = in_flight(before, after, flights, 1);
    board.lines = after.lines;
    for (AttackLine& line : board.lines)
        line.grown = share;
    return board;
}

BoardPanel with_shaking_queen(const BoardPanel& after, double share) {
    constexpr double reach = 0.08;  // squares
    constexpr double times = 1;     // more would be more than three flashes a second with large queens
    BoardPanel board = after;
    const TriedQueen queen = board.tried.value();
    board.tried.reset();
    const double aside = reach * (1 - share) * std::sin(2 * std::numbers::pi * times * share);
    board.moving_queens.push_back({1.0 * queen.row, queen.column + aside, tried_opacity});
    return board;
}

BoardPanel with_queens_lit(const BoardPanel& after, double share) {
    BoardPanel board = after;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size && row >= share * (board.size + 1); ++column)
            if (Cell& cell = cell_at(board, row, column); cell.mark == Mark::solved)
                cell.mark = Mark::none;
    return board;
}

}  // namespace queenreel
