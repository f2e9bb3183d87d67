#pragma once

#include <cstdint>
#include <string>

namespace queenreel {

enum class PanelKind : std::uint8_t;  // panel.h

/// A place for a panel, known before the first frame, so that nothing moves during a film.
struct PanelSlot {
    PanelKind kind{};
    std::string title;  ///< its heading
    int rows = 1;       ///< the maximum from top to bottom; each panel defines the unit
    int columns = 1;    ///< the maximum from left to right
    int notes = 0;      ///< lines below each small board
    int names = 0;      ///< characters of the longest name before a row of cells or note below a board …
    int values = 0;     ///< … and of the longest value after it

    /// For small boards in a scene without a large one: they are one below the other, each with its map at
    /// the right (layout/tracks.h).
    bool tracks = false;

    /// Small boards have neither labels nor notes, and are close together.
    bool bare = false;

    /// On a stage, replaces the other large panels in pictures with Frame::overview.
    bool overview = false;

    /// On a stage, is also shown beside an overview, which then takes the place of the other panels.
    bool stays = false;

    /// On a stage, is left out in pictures that are neither wide nor high, where it would make the board
    /// small.
    bool spare = false;

    /// On a stage, is below the board, each cell below a column of the board. The board's column labels
    /// replace its first row, of heads.
    bool below_board = false;

    friend bool operator==(const PanelSlot&, const PanelSlot&) = default;
};

/// The least room that a panel requires, in em of the panels' font size.
struct PanelDemand {
    double width = 0;
    double height = 0;
    bool grows_wide = false;  ///< it uses more width than this if it can
    bool grows_high = false;
};

}  // namespace queenreel
