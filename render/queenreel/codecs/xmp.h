#pragma once

#include <string>

namespace queenreel {

/// A packet of XMP (ISO 16684-1) with a picture's title and description; empty where it has neither.
std::string xmp_packet(const std::string& title, const std::string& description);

}  // namespace queenreel
