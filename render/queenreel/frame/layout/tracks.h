#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// Returns true if a scene has tracks in place of a board: its panels are small boards and then a map for
/// each.
bool has_tracks(const Scene& scene);

/// The layout of such a scene: full-width tracks one below the other, each a small board and its map, with
/// the map's text above it; all maps have the same horizontal extent. Below them are the caption and, at its
/// right, counters. Empty if boards would have squares smaller than two pixels.
std::optional<Layout> tracked(const Look& look);

}  // namespace queenreel
