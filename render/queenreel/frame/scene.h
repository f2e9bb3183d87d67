#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/panel_slot.h"

namespace queenreel {

/// The parts of a film's pictures.
struct Scene {
    bool board = true;                ///< whether there is a board; without it, panels have the whole picture
    int size = 8;                     ///< rows and columns of each frame's board
    std::vector<PanelSlot> panels{};  ///< Frame::panels has the same number, in this order and of these kinds
    bool marks = false;               ///< cells may have any mark, not only attacked and conflict
    bool givens = false;              ///< boards may have given queens and blocked squares
    bool rooks = false;               ///< boards have rooks in place of queens
    bool turns = false;               ///< boards may turn: they may have a pose
    bool asks = false;                ///< boards may have an asked row
    bool tints = false;               ///< boards may have squares tinted by their numbers
    bool cards = false;               ///< frames may have a card
    bool charts = false;              ///< frames may have a chart …
    bool maps = false;                ///< … of maps, or …
    bool hues = false;                ///< … with the solvers' colors

    // The labels of the board's rows, from the top, and of its columns, from the left, for Look::coordinates;
    // if empty, ranks and files.
    std::vector<std::string> row_labels{};
    std::vector<std::string> column_labels{};

    int caption_lines = 1;  ///< the maximum number of caption lines, for which room is reserved below the
                            ///< board

    /// Returns true if only the board needs room.
    bool is_plain() const { return board && panels.empty(); }

    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace queenreel
