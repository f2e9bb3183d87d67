#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace queenreel {

// Quantities as people write them, read strictly and in the same way in every locale.

/// Seconds as `1`, `0.5`, `2s` or `500ms`, minutes and hours as `1m`, `1m30s`, `1:30` or `1:00:00`; nothing
/// for what is no time. May be negative, infinite or not a number where a number alone is.
std::optional<double> seconds_in(std::string_view text);

/// Bytes: a number, or with a unit as `10M`, `500kB` or `2.5MiB`; nothing for what is none, for less than one
/// and for more than 10¹⁵.
std::optional<std::uint64_t> bytes_in(std::string_view text);

}  // namespace queenreel
