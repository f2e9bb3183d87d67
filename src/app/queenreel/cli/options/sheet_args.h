#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/encode/format.h"
#include "queenreel/sheet/exercise_sections.h"
#include "queenreel/sheet/pages.h"
#include "queenreel/studio/asked_size.h"

namespace queenreel {

/// The options for pages of boards.
struct PageArgs {
    std::optional<AskedSize> page;  ///< empty: A4, or a slide
    bool landscape = false;
    int columns = 0;                   ///< 0: as many as fit best
    std::optional<std::string> title;  ///< empty: a description of the content
    bool handout = false;
    bool classes = false;             ///< whole classes on a sheet
    std::uint64_t boards = 0;         ///< blank ones; 0: as many as fit on a page
    int exercises = 0;                ///< boards to complete; 0: none
    int missing = 3;                  ///< queens to add to each
    int completions = 1;              ///< solutions of each
    std::optional<PaperEdge> duplex;  ///< cards with answers on their backs; empty: none
};

std::vector<Option> page_rows();

/// Returns the size of the pages in the format's units, points or pixels. Throws UsageError.
PictureSize page_size(const PageArgs& args, const Format& format);

/// The arguments of a sheet.
struct SheetArgs : TellingArgs, PlacementArgs, PageArgs {};

/// Returns whether a sheet shows a strip of a story or of a trace.
bool asks_for_strip(const StoryArgs& args);

/// The rules for the content of a sheet.
std::vector<Rule> sheet_rules();

/// Returns the requested sections, planned for pages of this size: solutions, whole classes, placements, a
/// handout and its answers, or a strip of a story. Throws UsageError, SpecError, LimitError, FailedError,
/// TraceError.
std::vector<Section> sections_of(const SheetArgs& args, const PictureSize& size);

}  // namespace queenreel
