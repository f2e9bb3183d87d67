#pragma once

#include <string>
#include <string_view>

#include "queenreel/codecs/still.h"

namespace queenreel {

/// Codes a picture as the bytes of a file, whose pixels it has exactly. The same on every processor. Throws
/// OutputError where its library refuses the picture, std::bad_alloc.
using CodeStill = std::string(const Still& still);

/// The coder of a format that a library writes, such as "webp", in a module that is loaded at the first call.
/// Throws UnavailableError when the module or the coder is missing.
CodeStill& still_coder(std::string_view format);

}  // namespace queenreel
