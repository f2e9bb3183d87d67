#pragma once

namespace queenreel {

/// The frame rate that a decimal number stands for. Television rates are 1000/1001 of an integer (SMPTE ST
/// 170) and are written rounded: 23.976, 29.97 and 59.94, as well as 23.98 and 47.95. Any other number stands
/// for itself.
double rate_of_decimal(double fps);

}  // namespace queenreel
