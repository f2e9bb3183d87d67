#pragma once

#include <optional>
#include <string_view>

namespace queenreel {

/// The rate that a decimal number of frames per second stands for. Television's rates are 1000/1001 of a
/// whole number (SMPTE ST 170), and are written rounded: 23.976, 29.97 and 59.94, as well as 23.98 and 47.95.
/// Any other number is itself.
double rate_of_decimal(double fps);

/// Frames per second: a number, as rate_of_decimal() takes it, or a fraction such as `30000/1001`; nothing
/// for what is neither. May be infinite, or not positive.
std::optional<double> rate_in(std::string_view text);

}  // namespace queenreel
