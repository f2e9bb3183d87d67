#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// A row of the preset table: a named set of option values. Options on the command line take precedence.
struct Preset {
    std::string_view name;
    std::string_view summary;                                           ///< one line for `list presets`
    std::vector<std::pair<std::string_view, std::string_view>> values;  ///< option and value; flags have none
    bool for_everyone = false;  ///< its films are checked by check_for_everyone()
};

std::span<const Preset> presets();

/// Returns the preset with this name, or null.
const Preset* find_preset(std::string_view name);

/// Formats the options of a preset as they would be typed.
std::string options_text(const Preset& preset);

}  // namespace queenreel
