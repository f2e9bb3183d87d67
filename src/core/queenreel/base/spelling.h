#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// The number of letters to change, add, drop or swap with a neighbor to turn `b` into `a` (Damerau 1964, as
/// optimal string alignment).
int spelling_distance(std::string_view a, std::string_view b);

/// Returns the name that a misspelled `word` most likely meant; empty if none is close.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> names);

/// Returns a remedy for a `word` that is not one of `names`: `did you mean …?` or `choose from …`.
std::string choices(std::string_view word, std::span<const std::string_view> names);

}  // namespace queenreel
