#pragma once

#include "queenreel/frame/layout/layout.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// The painter of a place's small boards, each drawn with its top left corner at (0, 0). The panel does not
/// draw their squares, because the caller keeps stamps or sprites of them.
BoardPainter small_board_painter(const PanelPlace& place, double em, const Theme& theme,
                                 const PieceSet& piece, Stamp::Kept stamps);

}  // namespace queenreel
