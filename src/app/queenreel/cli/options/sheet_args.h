#pragma once

#include "queenreel/cli/options/page_options.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"

namespace queenreel {

/// What a sheet is asked for with.
struct SheetArgs : TellingArgs, PlacementArgs, PageArgs {};

}  // namespace queenreel
