#pragma once

#include <string>

#include "queenreel/codecs/still.h"

/// WebP (RFC 9649) by libwebp, lossless. Title and description are dc:title and dc:description in an XMP
/// packet. The name has C linkage because still_coder() looks it up in the module.
extern "C" std::string queenreel_code_webp(const queenreel::Still& still);
