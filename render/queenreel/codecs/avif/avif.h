#pragma once

#include <string>

#include "queenreel/codecs/still.h"

/// AV1 Image File Format 1.1 by libavif, lossless: three planes at full resolution, RGB by the identity
/// matrix. Title and description are dc:title and dc:description in an XMP packet. The name has C linkage
/// because still_coder() looks it up in the module.
extern "C" std::string queenreel_code_avif(const queenreel::Still& still);
