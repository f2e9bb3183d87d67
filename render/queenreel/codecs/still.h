#pragma once

#include <string>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// A picture with its metadata.
struct Still {
    const Picture& picture;          ///< must have a palette
    const std::string& title;        ///< UTF-8; empty for none
    const std::string& description;  ///< what it shows, for those who cannot see it; UTF-8, empty for none
};

}  // namespace queenreel

/// AV1 Image File Format 1.1 by libavif, lossless: three planes at full resolution, RGB by the identity
/// matrix. Title and description are dc:title and dc:description in an XMP packet. The name has C linkage
/// because still_coder() looks it up in the module.
extern "C" std::string queenreel_code_avif(const queenreel::Still& still);

/// WebP (RFC 9649) by libwebp, lossless. Title and description are dc:title and dc:description in an XMP
/// packet. The name has C linkage because still_coder() looks it up in the module.
extern "C" std::string queenreel_code_webp(const queenreel::Still& still);
