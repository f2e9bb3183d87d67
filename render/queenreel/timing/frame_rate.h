#pragma once

namespace queenreel {

/// The rate that a decimal number of frames per second stands for. Television's rates are 1000/1001 of a
/// whole number (SMPTE ST 170), and are written rounded: 23.976, 29.97 and 59.94, as well as 23.98 and 47.95.
/// Any other number is itself.
double rate_of_decimal(double fps);

}  // namespace queenreel
