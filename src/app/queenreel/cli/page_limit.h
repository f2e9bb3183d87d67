#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/story_request.h"
#include "queenreel/encode/format.h"
#include "queenreel/studio/timing.h"

namespace queenreel {

/// Past these, nobody waits for a number of pages.
inline constexpr std::uint64_t max_counted_pages = 100'000;

/// What leaves fewer pages: the words of the command line, and how many.
struct PageRemedy {
    std::string words;
    std::uint64_t pages;
};

/// As many of them as a message has.
inline constexpr std::size_t max_page_remedies = 2;

/// Returns "give --first for 378 slides or …", or `otherwise` where there are none.
std::string remedies_text(const std::vector<PageRemedy>& remedies, const std::string& otherwise);

/// Throws LimitError for a document `path` of so many pages, more than its format may have. `instead`: what
/// to do about it. Of more than max_counted_pages, only that is said.
[[noreturn]] void refuse_pages(const Format& format, std::string_view path, std::uint64_t pages,
                               const std::string& instead);

/// Throws LimitError where a story's pictures are more pages than a document of that format may have: with
/// their number, and that of what can be asked for instead. `path`: the document. Reads the story as
/// measure() does.
void check_pages(const TellingArgs& args, const Format& format, std::string_view path,
                 const StoryRequest& wanted, Storyline& story, const FilmTiming& timing);

}  // namespace queenreel
