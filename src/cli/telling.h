#pragma once

#include <chrono>
#include <optional>

#include "cli/film_options.h"
#include "cli/pacing.h"
#include "cli/tale.h"
#include "frame/frame.h"
#include "solvers/generator.h"

namespace queenreel {

/// How a film differs from what was asked for.
struct Changes {
    std::optional<std::chrono::microseconds> fitted;  ///< the length that was chosen for it
    std::chrono::microseconds calmed{0};              ///< added to holds, so that nothing flashes
};

/// The frames of a film of the tale: paced, calm, and with queens on their way. Where nothing is said about
/// its length, a film that follows a search takes a minute at the most, or what its solutions need. `tale`
/// and `changes` must outlive it; `changes` is right when all is told. Throws PaceError.
Generator<Frame> film_of(const Tale& tale, const Pacing& pacing, const Motion& motion, Changes& changes);

}  // namespace queenreel
