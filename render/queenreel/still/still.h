#pragma once

#include <string>
#include <string_view>

#include "queenreel/codecs/still.h"

namespace queenreel {

/// Encodes a picture as the bytes of a file, lossless and the same on every processor. Throws OutputError if
/// the library rejects the picture, and std::bad_alloc.
using CodeStill = std::string(const Still& still);

/// Returns the coder of a format that a library writes, such as "webp", in a module that is loaded at the
/// first call. Throws UnavailableError if the module or the coder is missing.
CodeStill& still_coder(std::string_view format);

}  // namespace queenreel
