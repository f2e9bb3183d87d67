#pragma once

#include <cstddef>
#include <string_view>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {

/// Rows of text in a panel, one below the other; closer and smaller if they would not fit.
class TextRows {
  public:
    /// As many rows as the slot has, or `count` if that is more.
    TextRows(const PanelSpace& space, std::size_t count);

    double em() const { return em_; }  ///< font size in pixels

    /// The row's rectangle, as wide as the panel.
    Rect row(std::size_t index) const;

    /// The number of rows that fit into the panel.
    std::size_t room() const { return room_; }

  private:
    Rect body_;
    double pitch_;
    double em_;
    std::size_t room_;
};

/// Draws a value at the right end of a line, at most over three fifths of it, and returns its width in
/// pixels.
int draw_value(const Canvas& canvas, std::string_view value, const Rect& line, const TextStyle& style);

/// Draws the background of the current row, and an arrow at its left, or at its right.
void draw_active_row(const Canvas& canvas, const Rect& row, double em, const Theme& theme, Align side);

}  // namespace queenreel
