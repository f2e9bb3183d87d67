#pragma once

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws a cell of a state panel. Text without a cell around it is at most as large as names and values,
/// `max_em`.
void draw_state_cell(const Canvas& canvas, const StatePanel::Cell& cell, const Rect& box, const Theme& theme,
                     double max_em);

}  // namespace queenreel
