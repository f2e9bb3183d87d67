#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// Whether a scene is one of tracks: no board, first small boards of which each has a map, then these maps.
bool has_tracks(const Scene& scene);

/// The layout of such a scene: full-width tracks one below the other, each a small board and its map, with
/// the map's words above it, all maps from one x to one x. Below them are the caption and, at its right,
/// counters. Nothing where boards would have squares under two pixels.
std::optional<Layout> tracked(const Look& look);

}  // namespace queenreel
