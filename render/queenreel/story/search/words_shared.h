#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

// These sentences and chapters are the same for every search.

/// Why the search cannot go on: the row or column in `line` has no free square; both are -1 if neither has
/// run out.
std::string dead_end_in_words(const ToldSearch& search, Square line);

/// The caption for a given queen when the search reaches it, or steps back over it; empty for other events.
std::optional<std::string> given_in_words(const ToldSearch& search, const SearchEvent& event);

/// The end of a search that found solutions.
std::string all_tried(const Words& words, std::uint64_t solutions);

/// The chapter of the first dead end.
inline constexpr const char* first_dead_end_chapter = message("The first dead end");

/// The chapter of a step back that is the first of its kind; empty for all other moments.
std::string way_back_chapter(const BoardNames& names, const Moment& moment, bool over_several);

}  // namespace queenreel
