#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// JSON that asks for nothing that can be told: not JSON, a value of another type, a name that nothing has.
struct AskError : std::runtime_error {
    /// `field`: its name in the JSON, empty for the whole; `choices`: the names there are.
    AskError(std::string_view field, const std::string& why, std::vector<std::string_view> choices = {})
        : std::runtime_error(why), what_of(field), names(std::move(choices)) {}

    std::string what_of;
    std::vector<std::string_view> names;
};

}  // namespace queenreel
