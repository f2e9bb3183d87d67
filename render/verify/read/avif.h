#pragma once

#include "verify/board/picture.h"
#include "verify/read/input.h"

namespace queenreel::judge {

/// Decodes the picture of an AVIF that holds one. Throws UnreadableError.
Picture read_avif(const Input& input);

}  // namespace queenreel::judge
