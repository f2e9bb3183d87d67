#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "frame/look.h"
#include "frame/rect.h"
#include "frame/scene.h"

namespace queenreel {

/// Where a panel of a scene lies.
struct PanelPlace {
    std::size_t index = 0;  ///< of Scene::panels and Frame::panels
    PanelSlot slot{};
    Rect title{};  ///< the line of its heading; empty when it has none
    Rect body{};   ///< the panel itself

    friend bool operator==(const PanelPlace&, const PanelPlace&) = default;
};

/// Where everything in a picture lies, in whole pixels. Squares are equal; the board is in the middle, or
/// above it by what the coordinates and the caption need. What could not be read is left out: coordinates
/// under 6 pixels, captions that would take a quarter of the picture to have 9, and panels, from the last
/// slot on, whose letters would have less than 7. With a scene the board is at the upper left, its panels at
/// the right, below, or both, whatever leaves the most room to the board and to letters; with nothing at its
/// right it is in the middle.
struct Layout {
    int width = 0;  ///< the picture's; a bare board's may be less than asked, n whole squares
    int height = 0;
    int board_size = 1;  ///< n; 0 where the scene has no board
    int square = 1;      ///< a square's side
    int board_x = 0;     ///< the board's top left corner
    int board_y = 0;
    int border = 0;  ///< width of a line around the board, where light squares would melt into the background
    Rect caption{};  ///< empty when there is none
    double caption_em = 0;     ///< font size in pixels
    double coordinate_em = 0;  ///< 0: no coordinates
    Coordinates coordinates = Coordinates::none;
    std::vector<std::string> row_labels{};     ///< the scene's
    std::vector<std::string> column_labels{};  ///< the scene's
    std::vector<PanelPlace> panels{};          ///< those there is room for, in the scene's order
    double panel_em = 0;                       ///< font size in panels, in pixels
    Rect badge{};                              ///< empty when there is none
    double badge_em = 0;

    Rect square_rect(int row, int column) const {
        return {board_x + column * square, board_y + row * square, square, square};
    }
};

}  // namespace queenreel
