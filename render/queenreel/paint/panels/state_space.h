#pragma once

#include <cstddef>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {

// The three layouts of a state panel, in pixels.

constexpr double character_width = 0.6;  // of names and values, in em

/// Rows one below the other, whose cells align between names and values. In a slot with notes, each second
/// row is one of cells below its heading.
struct StateSpace {
    Rect body;
    double em;
    int names;         // width of the rows' names …
    int values;        // … and of their values
    double pitch;      // from row to row, or from heading to heading
    double heading;    // height of a heading; 0 without any
    int cell;          // from cell to cell
    bool is_mirrored;  // whether headings are at the right, and the cells below them

    StateSpace(const PanelSpace& space, const StatePanel& panel);

    Rect row(std::size_t index) const;

    /// The left end of the cells of a row, whose rectangle is `line`.
    int first_cell(const StatePanel::Row& of, const Rect& line) const;
};

/// The cells of a row that wraps, from the top left, on even pixels: films halve the resolution of color.
struct WrappedCells {
    Rect body;
    int across = 1;
    int pitch = 2;

    explicit WrappedCells(const PanelSpace& space);

    /// Empty if it has no room.
    Rect cell(std::size_t index) const;
};

/// Rows whose cells are below the board's columns, with names and values at their right.
struct SpaceBelow {
    Rect body;
    int cell;
    int columns;
    int rows;
    double em;

    explicit SpaceBelow(const PanelSpace& space);

    /// The rectangle of a row of the panel, from 1.
    Rect row(std::size_t index) const;
};

}  // namespace queenreel
