#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/studio/estimate.h"
#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// The limits of a film.
struct FilmLimits {
    std::uint64_t max_bytes = 0;   ///< 0: no limit
    std::uint64_t max_frames = 0;  ///< 0: no limit
    bool fixed_size = false;       ///< films with too many bytes are refused, not made smaller
};

/// A film that was made smaller than planned.
struct SmallerFilm {
    std::string target;
    std::string bytes;  ///< the bytes of the planned size, as text
    PictureSize planned;
    PictureSize made;
};

/// Applies the limits to the films of a plan. Films with too many bytes become smaller, unless their size is
/// fixed, and are returned. Throws SpecLimitError if there are too many frames, or if no size fits.
std::vector<SmallerFilm> keep_within_limits(FilmPlan& plan, const FilmLimits& limits,
                                            const PictureStats& stats);

/// Throws PageLimitError if the film's clips are more slides than their deck may have, with their number and
/// with requests for fewer. Does nothing for clips in a folder.
void check_clip_slides(const FilmPlan& plan);

}  // namespace queenreel
