#include "queenreel/story/search/board.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/solvers/population.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/swap.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The whole line of the board through two squares, from edge to edge.
Axis line_through(int n, Square one, Square other) {
    if (one.column == other.column)
        return {0, one.column + 0.5, static_cast<double>(n), one.column + 0.5};
    if (one.row == other.row)
        return {one.row + 0.5, 0, one.row + 0.5, static_cast<double>(n)};
    if (const int difference = one.column - one.row; difference == other.column - other.row) {
        const int top = std::max(0, -difference);
        const int bottom = std::min(n, n - difference);
        return {1.0 * top, 1.0 * top + difference, 1.0 * bottom, 1.0 * bottom + difference};
    }
    const int sum = one.column + one.row + 1;  // of the line's points, which are corners of squares
    const int top = std::max(0, sum - n);
    const int bottom = std::min(n, sum);
    return {1.0 * top, 1.0 * sum - top, 1.0 * bottom, 1.0 * sum - bottom};
}

}  // namespace

void SearchBoard::follow(const SearchEvent& event) {
    if (came_ || event.kind == Kind::restarted) {
        off_.reset();
        came_ = false;
    }
    if (event.kind == Kind::removed) {
        off_ = event.square;
        looked_at_ = -1;
    }
    if (off_ && event.kind == Kind::tested && event.square.row == off_->row)
        looked_at_ = event.square.column;
    if (event.kind == Kind::placed)
        came_ = true;
    if (event.population) {
        const auto best = static_cast<std::size_t>(event.population->best);
        const Individual& individual = event.population->individuals[best];
        const bool joined = individual.upper_parent != individual.lower_parent;
        crossover_row_ = joined && individual.cut < size_ ? individual.cut : 0;
    }
}

BoardPanel SearchBoard::look(const SearchEvent& event, Tempo tempo) const {
    if (tempo == Tempo::hurried)
        return passing_board(size_, event);
    BoardPanel board = event_board(puzzle_, event);
    const bool over = event.kind == Kind::solution || event.kind == Kind::exhausted;
    switch (profile_.approach) {
        case Approach::backtracking:
            if (!over)
                mark_open_rows(board, event);
            if (event.kind == Kind::tested || event.kind == Kind::rejected)
                try_queen(board, event.square);
            break;
        case Approach::local_search:
            if (event.kind == Kind::removed && event.drawn_from > 0)
                mark_choice(board, event);
            else
                mark_attacked_queens(board, event);
            add_counts(board, event);
            break;
        case Approach::evolutionary:
            if (event.child)
                return child_board(*event.child);
            mark_attacked_queens(board, event);
            board.crossover_row = event.kind == Kind::generation ? crossover_row_ : 0;
            break;
        case Approach::construction:
            break;
    }
    mark_own(board, event);
    return board;
}

/// The rows joined from the parents so far, and then the queen that mutated.
BoardPanel SearchBoard::child_board(const Individual& child) const {
    BoardPanel board = queens_board(size_, child.columns);
    if (!child.is_whole() && std::ranges::any_of(child.columns, [](int column) { return column >= 0; }))
        board.crossover_row = child.cut;
    if (child.mutated_row >= 0)
        cell_at(board, child.mutated_row, child.columns[static_cast<std::size_t>(child.mutated_row)]).mark =
            Mark::tested;
    return board;
}

/// Shows the row's queen before it is placed.
void SearchBoard::try_queen(BoardPanel& board, Square square) {
    if (!cell_at(board, square).queen)
        board.tried = {square.row, square.column};
}

void SearchBoard::mark_own(BoardPanel& board, const SearchEvent& event) const {
    if (keeps_ == Keeps::formula)
        draw_staircases(board, event);
    if (keeps_ == Keeps::tables && event.kind == Kind::rejected && share_line(event.square, event.attacker))
        board.axis = line_through(size_, event.square, event.attacker);
    if (keeps_ == Keeps::swaps && event.kind == Kind::tested) {
        if (const auto swap = swap_tested(event))
            cell_at(board, swap->other_target()).mark = Mark::tested;
        else
            mark_draw(board, event);
    }
    const bool tests_all = profile_.approach == Approach::backtracking && profile_.tests == Tests::queens;
    if (tests_all && event.kind == Kind::tested)
        for (int row = 0; const int column : event.columns)
            cell_at(board, row++, column).mark = Mark::tested;
}

/// A column that was drawn for a row without a queen: crossed out, with a line from each queen that attacks
/// it, unless it is safe.
void SearchBoard::mark_draw(BoardPanel& board, const SearchEvent& event) const {
    for (int row = 0; const int column : event.columns) {
        const Square queen{row++, column};
        if (column < 0 || !share_line(queen, event.square))
            continue;
        cell_at(board, event.square).mark = Mark::rejected;
        std::ranges::copy(attack_lines(puzzle_, queen, event.square), std::back_inserter(board.lines));
    }
}

/// Draws the knight's moves from queen to queen down each half, and, if the lower half is the upper one
/// rotated by half a turn, that rotation.
void SearchBoard::draw_staircases(BoardPanel& board, const SearchEvent& event) const {
    constexpr Color blue{0x4f, 0x8f, 0xd0};
    const int half = size_ / 2;
    for (int row = 1; row < static_cast<int>(event.columns.size()) && row < 2 * half; ++row) {
        const Square from{row - 1, event.columns[static_cast<std::size_t>(row) - 1]};
        const Square to{row, event.columns[static_cast<std::size_t>(row)]};
        if (row != half && from.column >= 0 && to.column == from.column + 2)
            board.annotations.arrows.push_back({pair_of(from, to), blue});
    }
    constexpr double half_turn = 180;
    const bool turns = size_ - size_ % 2 > 0 && (size_ - size_ % 2) % 6 == 2 && size_ > 3;
    if (turns && event.kind == Kind::placed && event.square.row >= half && event.square.row < 2 * half)
        board.turned = half_turn;
}

void SearchBoard::mark_open_rows(BoardPanel& board, const SearchEvent& event) const {
    const bool attacks = keeps_attacked_ && size_ <= max_with_attacks;
    if (!attacks && !profile_.looks_ahead)
        return;
    Board queens = board_of(size_, event.columns);
    if (silent_.is_before_spread(event))
        queens.remove(event.square);
    for (const Square queen : puzzle_.givens().queens)
        queens.place(queen);
    const std::vector<bool> attacked = attacked_squares(queens, puzzle_.rule());
    for (int row = 0; row < size_; ++row) {
        const auto r = static_cast<std::size_t>(row);
        if (r < event.columns.size() && event.columns[r] >= 0)
            continue;
        for (int column = 0; column < size_; ++column) {
            Cell& cell = cell_at(board, row, column);
            const bool taken =
                attacked[r * static_cast<std::size_t>(size_) + static_cast<std::size_t>(column)];
            if (cell.mark != Mark::none)
                continue;
            if (profile_.looks_ahead)
                cell.mark = taken ? Mark::eliminated : Mark::free;
            else if (taken)
                cell.mark = Mark::attacked;
        }
    }
}

void SearchBoard::mark_attacked_queens(BoardPanel& board, const SearchEvent& event) const {
    for (int row = 0; const int column : event.columns) {
        const Square queen{row++, column};
        if (column >= 0 && cell_at(board, queen).mark == Mark::none && attackers(event.columns, queen) > 0)
            cell_at(board, queen).mark = Mark::conflict;
    }
}

/// Shows the number of attackers of each queen on the board before one was taken off.
void SearchBoard::mark_choice(BoardPanel& board, const SearchEvent& event) {
    std::vector<int> queens(event.columns.begin(), event.columns.end());
    queens[static_cast<std::size_t>(event.square.row)] = event.square.column;
    for (int row = 0; row < static_cast<int>(queens.size()); ++row) {
        const Square queen{row, queens[static_cast<std::size_t>(row)]};
        const int by = queen.column >= 0 && queen != event.square ? attackers(queens, queen) : 0;
        if (by > 0)
            cell_at(board, queen) = {
                .queen = true, .mark = Mark::conflict, .number = static_cast<std::int16_t>(by)};
    }
}

void SearchBoard::add_counts(BoardPanel& board, const SearchEvent& event) const {
    if (!off_)
        return;
    for (Square square{off_->row, 0}; square.column <= looked_at_; ++square.column)
        if (square != *off_)
            cell_at(board, square).number = static_cast<std::int16_t>(attackers(event.columns, square));
}

}  // namespace queenreel
