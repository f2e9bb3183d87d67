#pragma once

#include <string_view>

#include "verify/board/picture.h"
#include "verify/film_check.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Whether a file that begins so is a WebP of one picture without a time (RFC 9649, section 2.7).
bool is_still_webp(std::string_view head);

/// Its picture. Throws UnreadableError.
Picture read_still_webp(const Input& input);

/// Reads an animated WebP picture by picture. Throws UnreadableError.
void read_webp(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
