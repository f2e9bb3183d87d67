#pragma once

#include <vector>

#include "queenreel/cli/options/page_options.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/sheet/pages.h"

namespace queenreel {

/// What a sheet is asked for with.
struct SheetArgs : TellingArgs, PlacementArgs, PageArgs {};

/// The rules of what is on a sheet.
std::vector<Rule> sheet_rules();

/// The boards that a sheet is asked for, planned for pages of that size: solutions, whole classes,
/// placements, a handout and its answers, or a strip of a story. Throws UsageError, SpecError, LimitError,
/// FailedError, TraceError.
std::vector<Section> sections_of(const SheetArgs& args, const PictureSize& size);

}  // namespace queenreel
