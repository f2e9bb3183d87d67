#include "story/board_panel.h"

#include <cstddef>
#include <vector>

#include "puzzle/attacks.h"

namespace queenreel {

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
