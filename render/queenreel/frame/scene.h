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

/// A place for a panel, known before the first frame, so that nothing moves through a film.
struct PanelSlot {
    PanelKind kind = PanelKind::code;
    std::string title;  ///< its heading
    int rows = 1;       ///< the most there will be from top to bottom; each panel says of what
    int columns = 1;    ///< the same from left to right
    int notes = 0;      ///< lines below each small board
    int names = 0;      ///< characters of the longest name before a row of cells …
    int values = 0;     ///< … and of the longest value after it

    /// Of small boards, in a scene without a board of its own: they stand one below the other, and the map of
    /// each at its right (layout/tracks.h).
    bool tracks = false;

    /// On a stage, replaces the other large panels in pictures with Frame::overview.
    bool overview = false;

    /// On a stage, is shown beside an overview as well, which has the place of the other panels then.
    bool stays = false;

    /// On a stage, lies below the board, each cell of its rows below a column of the board, whose labels
    /// stand for the first row, of heads.
    bool below_board = false;

    friend bool operator==(const PanelSlot&, const PanelSlot&) = default;
};

/// What the pictures of a film are made of.
struct Scene {
    bool board = true;                ///< the board itself; without it, panels have the whole picture
    int size = 8;                     ///< rows and columns of every frame's board
    std::vector<PanelSlot> panels{};  ///< Frame::panels has as many, in this order and of these kinds
    bool marks = false;               ///< cells may have any mark, not only attacked and conflict
    bool givens = false;              ///< boards may have given queens and blocked squares
    bool asks = false;                ///< boards may have an asked row
    bool cards = false;               ///< frames may have a card
    bool charts = false;              ///< frames may have a chart …
    bool maps = false;                ///< … of maps, or …
    bool hues = false;                ///< … with colors of solvers

    // What Look::coordinates call the board's rows, from the top, and its columns, from the left; where there
    // is nothing, ranks and files.
    std::vector<std::string> row_labels{};
    std::vector<std::string> column_labels{};

    int caption_lines = 1;  ///< that captions have at the most: room for so many is kept below the board

    /// Lays the scene out as a stage: one large panel beside the board, with code, counters and caption
    /// around them (layout/stage.h). Otherwise the panels go where they leave the board largest.
    bool stage = false;

    /// Whether nothing but the board takes room.
    bool is_plain() const { return board && panels.empty(); }

    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace queenreel
