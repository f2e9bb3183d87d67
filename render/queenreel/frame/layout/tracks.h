#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// Returns true if a scene has no board of its own but tracks: small boards with a map each, then these maps.
bool has_tracks(const Scene& scene);

/// The layout of such a scene: full-width tracks one below the other, each a small board and its map, with
/// the map's text above it; all maps have the same horizontal extent. Below them are the caption and, at its
/// right, counters. Empty if boards would have squares smaller than two pixels.
std::optional<Layout> tracked(const Look& look);

}  // namespace queenreel
