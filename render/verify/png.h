#pragma once

#include "verify/bytes.h"
#include "verify/picture.h"

namespace queenreel::judge {

/// Decodes a PNG. Throws UnreadableError when a chunk is missing, cut short or fails its checksum.
Picture read_png(Bytes bytes);

}  // namespace queenreel::judge
