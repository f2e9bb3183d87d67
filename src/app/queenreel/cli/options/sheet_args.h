#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/encode/format.h"
#include "queenreel/sheet/pages.h"
#include "queenreel/studio/asked_size.h"

namespace queenreel {

/// The options of pages of boards.
struct PageArgs {
    std::optional<AskedSize> page;  ///< nothing: A4, or a slide
    bool landscape = false;
    int columns = 0;                   ///< 0: as fits best
    std::optional<std::string> title;  ///< nothing: what it shows
    bool handout = false;
    bool classes = false;      ///< whole ones on a sheet
    std::uint64_t boards = 0;  ///< blank ones; 0: as a page holds
};

Rows<PageArgs> page_rows();

/// The size of the pages in the units of the format: points, or pixels. Throws UsageError.
PictureSize page_size(const PageArgs& args, const Format& format);

/// What a sheet is asked for with.
struct SheetArgs : TellingArgs, PlacementArgs, PageArgs {};

/// The rules of what is on a sheet.
std::vector<Rule> sheet_rules();

/// The boards that a sheet is asked for, planned for pages of that size: solutions, whole classes,
/// placements, a handout and its answers, or a strip of a story. Throws UsageError, SpecError, LimitError,
/// FailedError, TraceError.
std::vector<Section> sections_of(const SheetArgs& args, const PictureSize& size);

}  // namespace queenreel
