#pragma once

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Decodes the video track of an MP4 for `film`, at the times it tells players. Throws UnreadableError: cut
/// short, damaged, no video. What came before the damage has been given to `film` then.
void read_mp4(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
