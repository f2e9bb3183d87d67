#pragma once

#include "cli/options/page_options.h"
#include "cli/options/placements.h"
#include "cli/options/story_request.h"

namespace queenreel {

/// What a sheet is asked for with.
struct SheetArgs : TellingArgs, PlacementArgs, PageArgs {};

}  // namespace queenreel
