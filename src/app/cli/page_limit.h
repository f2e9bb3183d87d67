#pragma once

#include <string_view>

#include "cli/options/request.h"
#include "cli/options/story_request.h"
#include "encode/format.h"
#include "studio/timing.h"

namespace queenreel {

/// Throws LimitError where a story's pictures are more pages than a document of that format may have: with
/// their number, and that of what can be asked for instead. `path`: the document. Reads the story as
/// measure() does.
void check_pages(const Request& request, const Format& format, std::string_view path,
                 const StoryRequest& wanted, Storyline& story, const FilmTiming& timing);

}  // namespace queenreel
