#pragma once

#include <string>

#include "queenreel/codecs/still.h"

/// AV1 Image File Format 1.1 by libavif, lossless: three planes of full resolution, RGB by the identity
/// matrix. Title and description are dc:title and dc:description in a packet of XMP. The name is C's, as
/// still_coder() looks it up in the module.
extern "C" std::string queenreel_code_avif(const queenreel::Still& still);
