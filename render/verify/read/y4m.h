#pragma once

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Reads frames as they are at a constant rate, YUV4MPEG2 of 8 bits in 4:2:0. Throws UnreadableError.
void read_y4m(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
