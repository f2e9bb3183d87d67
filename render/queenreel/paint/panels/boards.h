#pragma once

#include "queenreel/frame/layout/layout.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// The painter of the small boards of a place, each to be drawn with its top left corner at (0, 0). Their
/// squares are not drawn with the rest of the panel, as the caller keeps stamps or sprites of them.
BoardPainter small_board_painter(const PanelPlace& place, double em, const Theme& theme,
                                 const PieceSet& piece, Stamp::Kept stamps);

}  // namespace queenreel
