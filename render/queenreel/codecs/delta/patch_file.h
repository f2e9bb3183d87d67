#pragma once

#include <vector>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/codecs/delta/patch.h"
#include "queenreel/frame/color.h"

namespace queenreel {

/// The header of a file of patches.
struct PatchHeader {
    int width = 0;  ///< pixels
    int height = 0;
    std::vector<Color> palette{};  ///< PatchCanvas::palette()
    int plays = 0;                 ///< how often it plays, 0 forever
};

/// A file of patches, each shown for a number of milliseconds.
using PatchFile = DeltaFile<Patch>;

}  // namespace queenreel
