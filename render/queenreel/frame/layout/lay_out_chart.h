#pragma once

#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/layout/chart_layout.h"

namespace queenreel {

/// The layout in a picture of that size, with letters of about a fortieth of its width and height, smaller
/// where that leaves no room; plots are side by side or one below the other, whichever keeps letters larger.
/// Throws std::invalid_argument where it has no room for them at half that size, or of 2.5 pixels.
ChartLayout lay_out_chart(const Chart& chart, int width, int height, const TextWidth& text_width);

}  // namespace queenreel
