#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// Thrown for an invalid JSON request: not JSON, a value of the wrong type, or an unknown name.
struct AskError : std::runtime_error {
    /// `field`: its name in the JSON, empty for the whole; `choices`: the valid names.
    AskError(std::string_view field, const std::string& why, std::vector<std::string_view> choices = {})
        : std::runtime_error(why), what_of(field), names(std::move(choices)) {}

    std::string what_of;
    std::vector<std::string_view> names;
};

}  // namespace queenreel
