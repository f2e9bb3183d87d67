#pragma once

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Decodes a GIF, with pictures composed as their disposal asks, for `film`. Throws UnreadableError: cut
/// short, damaged, pictures over the size limit. What came before the damage has been given to `film` then.
void read_gif(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
