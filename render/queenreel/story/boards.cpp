#include "queenreel/story/boards.h"

#include <cstddef>
#include <vector>

#include "queenreel/puzzle/attacks.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Marks a row, or, if its number is -1, a column.
void mark_wiped(BoardPanel& panel, Square line) {
    for (int i = 0; i < panel.size; ++i)
        (line.row >= 0 ? cell_at(panel, line.row, i) : cell_at(panel, i, line.column)).mark = Mark::wiped_out;
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

BoardPanel event_board(int n, const SearchEvent& event) {
    BoardPanel panel = passing_board(n, event);
    if (event.kind == Kind::tested)
        cell_at(panel, event.square).mark = Mark::tested;
    if (event.kind == Kind::removed)
        cell_at(panel, event.square).mark = Mark::removed;
    if (event.kind == Kind::wiped_out)
        mark_wiped(panel, event.square);
    if (event.kind == Kind::rejected) {
        cell_at(panel, event.square).mark = Mark::rejected;
        panel.lines.push_back(
            {event.attacker.row, event.attacker.column, event.square.row, event.square.column});
    }
    return panel;
}

BoardPanel board_panel(const Board& board, const StoryOptions& options) {
    const auto n = static_cast<std::size_t>(board.size());
    BoardPanel panel{board.size(), std::vector<Cell>(n * n)};
    for (const Square square : board.queens())
        panel.cells[square.row * n + square.column].queen = true;
    if (!options.attacks && !options.conflicts)
        return panel;
    const std::vector<bool> attacked = attacked_squares(board);
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
