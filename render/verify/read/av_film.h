#pragma once

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Decode the video track of a film by libav for `film`, at the times it tells players. Both throw
/// UnreadableError: cut short, damaged, no video. What came before the damage has been given to `film` then.

/// Of an MP4, or of a MOV, which is built alike.
void read_mp4(const Input& input, FilmCheck& film);

/// Of a WebM, or another Matroska file.
void read_webm(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
