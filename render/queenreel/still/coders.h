#pragma once

#include <string>

#include "queenreel/still/still.h"

namespace queenreel {

/// As still_file(), by the library itself.
std::string avif_file(const Still& still);
std::string webp_file(const Still& still);

/// A packet of XMP (ISO 16684-1) with a picture's title and description; empty where it has neither.
std::string xmp_packet(const std::string& title, const std::string& description);

}  // namespace queenreel
