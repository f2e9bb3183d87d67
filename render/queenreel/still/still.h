#pragma once

#include <cstdint>
#include <string>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// The formats of single pictures that libraries code, which are loaded for them.
enum class StillFormat : std::uint8_t {
    avif,  ///< AV1 Image File Format 1.1, lossless: three planes of full resolution, RGB by the identity
           ///< matrix
    webp,  ///< RFC 9649, lossless
};

/// A picture and what it says of itself.
struct Still {
    const Picture& picture;          ///< of a palette
    const std::string& title;        ///< UTF-8; empty for none
    const std::string& description;  ///< likewise: what it shows, for those who cannot see it
};

/// Loads the module that still_file() needs. Throws UnavailableError.
void require_stills();

/// The bytes of a file of that picture, whose pixels it has exactly; its texts are dc:title and
/// dc:description in a packet of XMP (ISO 16684-1). The same on every processor. Throws UnavailableError when
/// the module is missing, OutputError where the library refuses the picture, std::bad_alloc.
std::string still_file(StillFormat format, const Still& still);

}  // namespace queenreel
