#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/studio/estimate.h"
#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// The limits of a film.
struct FilmLimits {
    std::uint64_t max_bytes = 0;   ///< 0: any
    std::uint64_t max_frames = 0;  ///< likewise
    bool fixed_size = false;       ///< a film of more bytes is not made smaller
};

/// A film that is made smaller than it was planned.
struct SmallerFilm {
    std::string target;
    std::string bytes;  ///< that it would have had, for people
    PictureSize planned;
    PictureSize made;
};

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, unless their size
/// is fixed, and returned. Throws SpecLimitError where there are too many frames, or where no size fits.
std::vector<SmallerFilm> keep_within_limits(FilmPlan& plan, const FilmLimits& limits,
                                            const PictureStats& stats);

/// Throws PageLimitError where the clips of a planned film are more slides than their deck may have: with
/// their number, and that of what can be asked for instead. Does nothing for clips in a folder.
void check_clip_slides(const FilmPlan& plan);

}  // namespace queenreel
