#pragma once

#include <cstdint>
#include <string>

#include "solvers/search_event.h"
#include "story/story.h"

namespace queenreel {

/// What an event does to the tables of lines taken; `solutions` were told so far. Rows and columns count from
/// 1, from the top left.
std::string occupancy_words(const SearchEvent& event, std::uint64_t solutions, const StoryOptions& options);

/// What is said where events pass too quickly to be read.
std::string words_in_passing(std::uint64_t solutions, std::uint64_t speed);

/// The chapter that begins with an event; empty where none does.
std::string occupancy_chapter(const SearchEvent& event, std::uint64_t solutions);

}  // namespace queenreel
