#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "story/story.h"

namespace queenreel {

/// What StoryOptions may ask for that not every story can tell.
enum class Wish : std::uint8_t {
    unique,          ///< one solution of each class
    part,            ///< solutions from another than the first on
    limit,           ///< no solutions after the last asked for
    first_solution,  ///< the search to its first solution
    events,          ///< a trace
    racers,          ///< several solvers
    marks,           ///< attacked squares and queens
};

/// Why a story that grants only these wishes cannot be told, as Story::refusal says it; empty when it can.
/// Also refuses panels that the story's row does not name, and the same one twice.
std::string refusal_of_wishes(const Story& story, std::initializer_list<Wish> granted,
                              const StoryOptions& options);

}  // namespace queenreel
