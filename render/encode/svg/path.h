#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// The path `data` of Cairo (M, L, C and Z with absolute coordinates) in fewer bytes: hundredths of a pixel,
/// from the point before where that is shorter, h and v for level and upright lines, no move that draws
/// nothing. Points are rounded once each, so errors do not add up. Other path data comes back as it is.
std::string shorter_path(std::string_view data);

}  // namespace queenreel
