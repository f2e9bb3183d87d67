#pragma once

#include <string_view>

#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Whether the beginning of a PNG file is that of an animated one: it has a chunk `acTL` before its pixels.
bool is_animated_png(std::string_view head);

/// Reads an animated PNG (PNG specification, third edition, 2025) chunk by chunk, and draws its frames over
/// each other. Throws UnreadableError.
void read_apng(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
