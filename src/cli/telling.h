#pragma once

#include <chrono>
#include <optional>

#include "base/generator.h"
#include "cli/options/film_options.h"
#include "cli/options/pacing.h"
#include "cli/options/story_request.h"
#include "frame/frame.h"

namespace queenreel {

/// Gives the tale its pace. Where nothing is said about the length, a film that follows a search takes a
/// minute at the most, or what its solutions need: the length that was chosen so, if it was. Throws
/// PaceError.
std::optional<std::chrono::microseconds> set_pace(StoryRequest& tale, const Pacing& pacing);

/// The frames of a film of the tale: paced, calm, and with queens on their way. `calmed` is what was added to
/// holds so that nothing flashes, right when all is told; it and `tale` must outlive the frames. Throws
/// PaceError.
Generator<Frame> film_of(const StoryRequest& tale, const Motion& motion, std::chrono::microseconds& calmed);

}  // namespace queenreel
