#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/cli/options/sheet_args.h"
#include "queenreel/sheet/pages.h"

namespace queenreel {

/// The rules of what is on a sheet.
std::vector<Rule> sheet_rules();

/// The boards that a sheet is asked for, planned for pages of that size: solutions, whole classes,
/// placements, a handout and its answers, or a strip of a story. Throws UsageError, LimitError, FailedError,
/// TraceError.
std::vector<Section> sections_of(const SheetArgs& args, const PictureSize& size);

}  // namespace queenreel
