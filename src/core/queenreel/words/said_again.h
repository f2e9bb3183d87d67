#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// Translates an English text that a room below filled from one of `messages`. The first message that matches
/// counts, so list a longer one before a shorter one that also matches. `value` translates the value of a
/// name; by default, values stay as they are. Returns nothing if no message matches, or if the one that does
/// has no translation.
std::optional<std::string> said_again(
    std::string_view english, std::span<const std::string_view> messages,
    const std::function<std::string(std::string_view name, const std::string& value)>& value = {});

/// Returns the values of the names in a text that was filled from a message; nothing if it was filled from
/// another.
std::optional<std::vector<std::string_view>> values_in(std::string_view text, std::string_view message);

}  // namespace queenreel
