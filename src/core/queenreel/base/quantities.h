#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace queenreel {

// Reads quantities strictly, as people write them, and formats them for people; independent of the locale.

/// Parses a time: seconds as `1`, `0.5`, `2s` or `500ms`, minutes and hours as `1m`, `1m30s`, `1:30` or
/// `1:00:00`. Returns seconds, or nothing if `text` is not a time. A bare number may be negative, infinite or
/// NaN.
std::optional<double> seconds_in(std::string_view text);

/// Parses a number of bytes, with or without a unit: `10M`, `500kB` or `2.5MiB`. Returns nothing if `text` is
/// not one, or is less than 1 or more than 10¹⁵.
std::optional<std::uint64_t> bytes_in(std::string_view text);

constexpr double in_seconds(std::chrono::microseconds time) {
    return std::chrono::duration<double>(time).count();
}

/// Formats seconds with as many digits as needed: `0.02 s`.
std::string seconds_text(std::chrono::microseconds time);

/// Formats seconds as a clock does, rounded up: `1:30` or `2:01:30`; at most `99:59:59`.
std::string clock_text(double seconds);

/// Formats bytes: `650.1 kB`, or `12.4 MB` from a million up.
std::string bytes_text(std::uint64_t bytes);

}  // namespace queenreel
