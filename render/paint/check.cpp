#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

#include "paint/painter.h"

namespace queenreel {
namespace {

bool is_whole(const BoardPanel& board, int size) {
    return board.size == size && board.cells.size() == static_cast<std::size_t>(size) * size;
}

/// What is above the squares lies above them: cairo and whole pixels take no other numbers.
void require_overlay_inside(const BoardPanel& board) {
    const auto on_board = [&](int row, int column) {
        return row >= 0 && row < board.size && column >= 0 && column < board.size;
    };
    const bool lines = std::ranges::all_of(board.lines, [&](const AttackLine& line) {
        return on_board(line.from_row, line.from_column) && on_board(line.to_row, line.to_column);
    });
    const auto near = [&](double at) { return at >= -1 && at <= board.size; };  // false for what is no number
    const bool moving_queens = std::ranges::all_of(board.moving_queens, [&](const MovingQueen& queen) {
        return near(queen.row) && near(queen.column) && std::isfinite(queen.opacity);
    });
    if (!lines || !moving_queens || board.crossover_row < 0 || board.crossover_row > board.size)
        throw PaintError(
            "drawing: a line, a crossover line or a moving queen outside of its board; keep it on its "
            "squares");
}

void require_boards(const BoardsPanel& panel, const PanelSlot& slot) {
    if (panel.boards.size() > static_cast<std::size_t>(std::max(0, slot.rows)))
        throw PaintError(
            "drawing: more small boards than the scene has room for; give PanelSlot::rows as many");
    for (const BoardsPanel::SmallBoard& small : panel.boards) {
        if (!is_whole(small.board, slot.columns))
            throw PaintError(
                "drawing: a small board of another size than its slot's; give all boards one size");
        require_overlay_inside(small.board);
    }
}

/// Parents come before their children, or there is no place to draw an edge from.
void require_tree(const TreePanel& panel) {
    for (std::size_t i = 0; i < panel.nodes.size(); ++i) {
        const TreePanel::Node& node = panel.nodes[i];
        if (node.parent >= static_cast<int>(i) || node.parent < -1 || !std::isfinite(node.x))
            throw PaintError("drawing: a node of a tree before its parent; give parents first");
    }
}

void require_panels(const Frame& frame, const Scene& scene) {
    if (frame.panels.size() != scene.panels.size())
        throw PaintError("drawing: " + std::to_string(frame.panels.size()) + " panels where the scene has " +
                         std::to_string(scene.panels.size()) + "; give one for each slot");
    for (std::size_t i = 0; i < frame.panels.size(); ++i) {
        const PanelSlot& slot = scene.panels[i];
        if (kind_of(frame.panels[i]) != slot.kind)
            throw PaintError("drawing: panel " + std::to_string(i + 1) +
                             " is of another kind than its slot; give panels in the scene's order");
        if (const auto* boards = std::get_if<BoardsPanel>(&frame.panels[i]))
            require_boards(*boards, slot);
        if (const auto* tree = std::get_if<TreePanel>(&frame.panels[i]))
            require_tree(*tree);
    }
}

}  // namespace

void validate(const Frame& frame, const Look& look, const Layout& layout) {
    if (layout.board_size > 0) {
        if (!is_whole(frame.board, layout.board_size))
            throw PaintError("drawing: a board of another size than the picture's; give all frames one size");
        require_overlay_inside(frame.board);
    }
    if (!layout.panels.empty())
        require_panels(frame, look.scene);
}

}  // namespace queenreel
