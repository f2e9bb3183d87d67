#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace queenreel {

/// The kinds of panels, in the order of Panel's alternatives (panel.h).
enum class PanelKind : std::uint8_t {
    code,
    stack,
    counters,
    tree,
    chart,
    boards,
    tables,
    bars,
    state,
    legend,
    map
};

/// A place for a panel, known before the first frame, so that nothing moves during a film.
struct PanelSlot {
    PanelKind kind = PanelKind::code;
    std::string title;  ///< its heading
    int rows = 1;       ///< the maximum from top to bottom; each panel defines of what
    int columns = 1;    ///< the maximum from left to right
    int notes = 0;      ///< lines below each small board
    int names = 0;      ///< characters of the longest name before a row of cells …
    int values = 0;     ///< … and of the longest value after it

    /// For small boards in a scene without a large one: they are one below the other, each with its map at
    /// the right (layout/tracks.h).
    bool tracks = false;

    /// On a stage, replaces the other large panels in pictures with Frame::overview.
    bool overview = false;

    /// On a stage, is also shown beside an overview, which then takes the place of the other panels.
    bool stays = false;

    /// On a stage, is below the board, each cell below a column of the board. The board's column labels
    /// replace its first row, of heads.
    bool below_board = false;

    friend bool operator==(const PanelSlot&, const PanelSlot&) = default;
};

/// The parts of a film's pictures.
struct Scene {
    bool board = true;                ///< whether there is a board; without it, panels have the whole picture
    int size = 8;                     ///< rows and columns of each frame's board
    std::vector<PanelSlot> panels{};  ///< Frame::panels has the same number, in this order and of these kinds
    bool marks = false;               ///< cells may have any mark, not only attacked and conflict
    bool givens = false;              ///< boards may have given queens and blocked squares
    bool turns = false;               ///< boards may turn: they may have a pose
    bool asks = false;                ///< boards may have an asked row
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

    /// Lays the scene out as a stage: one large panel beside the board, with code, counters and caption
    /// around them (layout/stage.h). Otherwise panels are placed so that the board is as large as possible.
    bool stage = false;

    /// Whether only the board needs room.
    bool is_plain() const { return board && panels.empty(); }

    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace queenreel
