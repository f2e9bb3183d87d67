#pragma once

#include <span>
#include <string_view>

namespace queenreel {

// Rooms below the command line throw these messages in English, with values in place of the names in braces.
// The first message that matches a text applies.

/// Returns the messages that say what is wrong.
std::span<const std::string_view> heard_reasons();

/// Returns the messages that say what to do about a fault.
std::span<const std::string_view> heard_remedies();

/// Returns the messages that replace {moments}, {square} and {otherwise} in others, and those that name the
/// subject of a reason.
std::span<const std::string_view> heard_parts();

}  // namespace queenreel
