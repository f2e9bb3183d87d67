#pragma once

#include <memory>
#include <string_view>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/scene.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

enum class Coordinates { none, outside, inside };

/// How pictures look, whatever they show.
struct Look {
    Theme theme = themes().front();
    std::string_view pieces = "crown";           ///< a row of pieces(), paint/piece.h
    std::shared_ptr<const Drawing> own_piece{};  ///< in place of those, where it is not null
    std::shared_ptr<const Drawing> logo{};       ///< in the lower right corner, below all else
    int width = 1080;                            ///< pixels
    int height = 1080;
    Coordinates coordinates = Coordinates::none;
    bool caption = false;       ///< keep room for a caption below the board or beside it
    bool bare = false;          ///< the board alone fills the picture
    bool marks = false;         ///< cells may have marks: exact palettes keep colors for them
    Annotations annotations{};  ///< those that boards may have: exact palettes keep colors for them
    Scene scene{};              ///< what is shown; when `bare`, only its board

    /// Rows and columns of the board that is drawn; 0 for none.
    int board_size() const { return bare || scene.board ? scene.size : 0; }

    friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace queenreel
