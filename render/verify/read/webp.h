#pragma once

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Reads an animated WebP, or one that stands still, picture by picture. Throws UnreadableError.
void read_webp(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
