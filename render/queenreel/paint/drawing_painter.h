#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws it centered in a rectangle, as large as it fits. Restores the canvas's state.
void draw_drawing(const Canvas& canvas, const Drawing& drawing, const Rect& place);

/// Draws a look's logo, if it has one, in its place.
void draw_logo(const Canvas& canvas, const Look& look);

/// The main colors of a drawing on a ground, at most `count`, the most frequent first.
std::vector<Color> colors_of(const Drawing& drawing, Color ground, std::size_t count);

}  // namespace queenreel
