#pragma once

#include <string>

#include "queenreel/frame/look.h"

namespace queenreel {

/// Returns the SVG symbols of a page's boards, for PageContents::symbols: the look's queen as
/// `queen`, each mark as `mark-` with its number, marks over queens as `over-` with theirs, the nodes of
/// trees as `node-` with the number of their state, `lit-frame` around lights that are faint, and the `lock`
/// of given queens. Throws PaintError for an unknown piece set.
std::string board_symbols(const Look& look);

/// The same for the explorer in the default look, with a `rook` that can take the queen's place.
std::string explorer_symbols();

}  // namespace queenreel
