#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws it as large as it fits into a rectangle, in its middle. Leaves the canvas's state as it was.
void draw_drawing(const Canvas& canvas, const Drawing& drawing, const Rect& place);

/// Draws a look's logo into its place, if it has one.
void draw_logo(const Canvas& canvas, const Look& look);

/// The colors that a drawing on a ground is mostly made of, at most `count`, the most frequent first.
std::vector<Color> colors_of(const Drawing& drawing, Color ground, std::size_t count);

}  // namespace queenreel
