#pragma once

#include <string>

namespace queenreel {

/// An XMP packet (ISO 16684-1) with a picture's title and description; empty if it has neither.
std::string xmp_packet(const std::string& title, const std::string& description);

}  // namespace queenreel
