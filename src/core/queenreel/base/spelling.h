#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// How many letters must be changed, added, dropped or swapped with their neighbor to make `a` of `b`
/// (Damerau 1964, in the form of optimal string alignment).
int spelling_distance(std::string_view a, std::string_view b);

/// The one of `names` that a misspelt `word` most likely meant; nothing when none is near.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> names);

/// What to do about a `word` that is none of `names`: `did you mean …?` or `choose from …`.
std::string choices(std::string_view word, std::span<const std::string_view> names);

}  // namespace queenreel
