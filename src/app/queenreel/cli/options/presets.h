#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/cli/options/arguments.h"

namespace queenreel {

/// A row of the preset table: option values under one name. What a user gives on the command line wins.
struct Preset {
    std::string_view name;
    std::string_view summary;                                           ///< one line for `list presets`
    std::vector<std::pair<std::string_view, std::string_view>> values;  ///< option and value
};

std::span<const Preset> presets();

/// The preset of that name, or null.
const Preset* find_preset(std::string_view name);

/// The arguments with what --preset stands for, where the user did not say otherwise.
Arguments with_preset(Arguments arguments);

/// The options that a preset stands for, as one would type them.
std::string options_text(const Preset& preset);

}  // namespace queenreel
