#pragma once

#include "verify/board/picture.h"
#include "verify/read/bytes.h"

namespace queenreel::judge {

/// Decodes the pixels of a PNG; what else it holds is not decoded. Throws UnreadableError when a chunk is
/// missing, cut short or fails its checksum.
Picture read_png(Bytes bytes);

}  // namespace queenreel::judge
