#pragma once

#include <cstdint>
#include <optional>

#include "queenreel/cli/options/film_args.h"
#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// A film that is requested and planned.
struct AskedFilm {
    StoryRequest wanted;  ///< `plan` refers to its traces
    FilmPlan plan;

    /// The number of pictures, if known in advance.
    std::optional<std::uint64_t> total() const {
        const Pace& pace = plan.timing.pace;
        const bool each_once = wanted.story->of_solutions && !pace.duration && pace.parts.empty();
        return each_once ? wanted.choice.total() : std::nullopt;
    }
};

/// Plans the film that the options request. Throws UsageError, FailedError.
AskedFilm asked_film(const AnimateArgs& args);

}  // namespace queenreel
