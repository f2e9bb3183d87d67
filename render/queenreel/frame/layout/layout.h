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

/// Where a panel of a scene lies.
struct PanelPlace {
    std::size_t index = 0;  ///< of Scene::panels and Frame::panels
    PanelSlot slot{};
    Rect title{};   ///< the line of its heading; empty when it has none
    Rect body{};    ///< the panel itself
    double em = 0;  ///< font size in pixels
    Seen seen = Seen::always;
    int cell = 0;  ///< from cell to cell, in pixels, where they lie below the board's columns; 0 elsewhere

    bool is_seen(bool overview) const { return seen == Seen::always || overview == (seen == Seen::overview); }

    /// The panel with its heading.
    Rect whole() const { return title.height > 0 ? title.united(body) : body; }

    friend bool operator==(const PanelPlace&, const PanelPlace&) = default;
};

/// Where everything in a picture lies, in whole pixels. Squares are equal. What could not be read is left
/// out: coordinates under 6 pixels, captions that would take a quarter of the picture to have 9, and panels,
/// from the last slot on, whose letters would have less than 7.
///
/// A board alone is in the middle with its caption: above it, or, in a picture much wider than high, at its
/// left. With panels the board is at the upper left or at the top, with its caption below it; panels are at
/// its right, below, or both. At its right they begin at its top and end at its bottom, or at that of what is
/// below it in its column.
struct Layout {
    int width = 0;  ///< the picture's; a bare board's may be less than asked, n whole squares
    int height = 0;
    int board_size = 1;  ///< n; 0 where the scene has no board
    int square = 1;      ///< a square's side
    int board_x = 0;     ///< the board's top left corner
    int board_y = 0;
    int border = 0;  ///< width of a line around the board, where light squares would melt into the background
    Rect caption{};  ///< empty when there is none
    double caption_em = 0;         ///< font size in pixels; 0: no caption
    int caption_lines = 0;         ///< that there is room for
    bool caption_centered = true;  ///< or else its lines begin at the left
    double coordinate_em = 0;      ///< 0: no coordinates
    Coordinates coordinates = Coordinates::none;
    std::vector<std::string> row_labels{};     ///< the scene's
    std::vector<std::string> column_labels{};  ///< the scene's
    std::vector<PanelPlace> panels{};          ///< those there is room for, in the scene's order
    double panel_em = 0;                       ///< the least of their font sizes, in pixels

    Rect square_rect(int row, int column) const {
        return {board_x + column * square, board_y + row * square, square, square};
    }
};

}  // namespace queenreel
