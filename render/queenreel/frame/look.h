#pragma once

#include <memory>
#include <string_view>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/scene.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

enum class Coordinates { none, outside, inside };

/// The appearance of pictures, whatever they show.
struct Look {
    Theme theme = themes().front();
    std::string_view pieces = "crown";           ///< name of a row of pieces(), paint/piece.h
    std::shared_ptr<const Drawing> own_piece{};  ///< replaces the piece unless null
    std::shared_ptr<const Drawing> logo{};       ///< in the lower right corner, below everything else
    int width = 1080;                            ///< pixels
    int height = 1080;
    Coordinates coordinates = Coordinates::none;
    bool caption = false;       ///< reserve room for a caption below the board or beside it
    bool bare = false;          ///< the board fills the picture
    bool marks = false;         ///< cells may have marks: exact palettes reserve colors for them
    Annotations annotations{};  ///< annotations that boards may have: exact palettes reserve colors for them
    Scene scene{};              ///< the scene to show; if `bare`, only its board

    std::string_view language = "en";  ///< the tag of its texts' language; lives as long as the program

    /// The number of rows and columns of the board in the picture; 0 for none.
    int board_size() const { return bare || scene.board ? scene.size : 0; }

    friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace queenreel
