#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// The pictures in which a panel is shown.
enum class Seen : std::uint8_t { always, overview, otherwise };

/// The position of a scene's panel.
struct PanelPlace {
    std::size_t index = 0;  ///< index into Scene::panels and Frame::panels
    PanelSlot slot{};
    Rect title{};   ///< the line of its heading; empty without one
    Rect body{};    ///< the panel itself
    double em = 0;  ///< font size in pixels
    Seen seen = Seen::always;
    int cell = 0;  ///< pixels from cell to cell if they are below the board's columns; otherwise 0

    bool is_seen(bool overview) const { return seen == Seen::always || overview == (seen == Seen::overview); }

    /// The rectangle of the panel with its heading.
    Rect whole() const { return title.height > 0 ? title.united(body) : body; }

    friend bool operator==(const PanelPlace&, const PanelPlace&) = default;
};

/// Positions of everything in a picture, in whole pixels. Squares are equal. Illegible parts are omitted:
/// coordinates below 6 pixels, captions that would need a quarter of the picture to have 9, and panels with
/// letters below 7.
///
/// A board alone is centered with its caption, which is below it, or at its right in a picture much wider
/// than high. A scene with panels is laid out as a stage (stage.h), or as tracks (tracks.h).
struct Layout {
    int width = 0;  ///< width of the picture; that of a bare board may be less than requested, n whole
                    ///< squares
    int height = 0;
    int board_size = 1;  ///< n; 0 without a board
    int square = 1;      ///< side of a square
    int board_x = 0;     ///< top left corner of the board
    int board_y = 0;
    int border = 0;         ///< width of a line around the board, for light squares that would blend into the
                            ///< background
    Rect caption{};         ///< empty if there is none
    double caption_em = 0;  ///< font size in pixels; 0: no caption
    int caption_lines = 0;  ///< lines that there is room for
    bool caption_centered = true;  ///< otherwise its lines are left-aligned
    double coordinate_em = 0;      ///< 0: no coordinates
    Coordinates coordinates = Coordinates::none;
    std::vector<std::string> row_labels{};     ///< the scene's
    std::vector<std::string> column_labels{};  ///< the scene's
    std::vector<PanelPlace> panels{};          ///< the panels that have room, in the scene's order
    double panel_em = 0;                       ///< the smallest of their font sizes, in pixels

    Rect square_rect(int row, int column) const {
        return {board_x + column * square, board_y + row * square, square, square};
    }
};

}  // namespace queenreel
