#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// The layout of a scene that is a stage (Scene::stage). Nothing lies in the outer twentieth of the picture
/// but the board, as projectors and players crop there.
///
/// A wide picture has the board at the left; at its right, as high as the board, from the top the text
/// panels (code, call stack), the large ones, and the counters in a line; and below all, across the picture,
/// the caption. A picture about as wide as high has the large panels at the right of the board, and code and
/// counters side by side below the caption. In a high one, everything is below each other.
///
/// Of the counters the first two are shown. Where there is no room, the code shows fewer lines, around the
/// one that is being done. Panels are left out where they could not be read: code first, then counters, then
/// large ones, from the last on.
///
/// A panel that is an overview has the place of text panels and large ones; in a picture about as wide as
/// high, that of the text panels, if there are any.
///
/// Nothing where there is no room for any panel.
std::optional<Layout> staged(const Look& look, int board_size);

}  // namespace queenreel
