#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// Lays a scene out. Text keeps out of the outer twentieth of the picture, where projectors and players crop.
///
/// - Wide pictures, 3:2 or wider: the board is at the left. The column beside it, as high as the board, holds
///   text panels (code, call stack), large panels and one line of counters, from the top. The caption runs
///   across the whole picture below.
/// - Pictures about as wide as high: large panels are at the right of the board; code and counters share the
///   room below the caption. If that makes letters small, caption and counters are beside the board, and the
///   panels below it are as wide as the picture. Large panels alone are as high as the board with its
///   caption, and a row of cells alone is below both.
/// - High pictures: everything is stacked. Without counters, letters are as large as the room allows.
/// - Without a board: panels take the picture, above counters and the caption.
///
/// The board is as large as letters of the full size allow, and at least half of the shorter side, or a third
/// of it above panels as wide as the picture.
///
/// The stage shows two counters. Code that does not fit shows only the lines around the current one. Panels
/// too small to read are left out: code first, then counters, then large panels from the last.
///
/// A panel with PanelSlot::below_board is between the board and the caption, with its rows' names at the
/// right of its cells.
///
/// An overview replaces text panels and large panels, or only text panels in a picture about as wide as high.
/// It does not replace panels with PanelSlot::stays. If such a panel has cells, and the picture is about as
/// wide as high and has no code, it takes the whole width below the caption, and the counters are beside the
/// board.
///
/// Panels with PanelSlot::spare appear only in wide and in high pictures.
///
/// A `board_size` of 0 means no board. Returns nothing if no panel fits.
std::optional<Layout> staged(const Look& look, int board_size);

}  // namespace queenreel
