#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace queenreel {

// Quantities as people write them, read strictly, and written for people, in the same way in every locale.

/// Seconds as `1`, `0.5`, `2s` or `500ms`, minutes and hours as `1m`, `1m30s`, `1:30` or `1:00:00`; nothing
/// for what is no time. May be negative, infinite or not a number where a number alone is.
std::optional<double> seconds_in(std::string_view text);

/// Bytes: a number, or with a unit as `10M`, `500kB` or `2.5MiB`; nothing for what is none, for less than one
/// and for more than 10¹⁵.
std::optional<std::uint64_t> bytes_in(std::string_view text);

/// Seconds with the digits that they have: `0.02 s`.
std::string seconds_text(std::chrono::microseconds time);

/// Seconds as a clock shows them, rounded up: `1:30` or `2:01:30`.
std::string clock_text(double seconds);

/// Bytes: `650.1 kB`, or `12.4 MB` from a million on.
std::string bytes_text(std::uint64_t bytes);

}  // namespace queenreel
