#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

// What other programs read of the commands, made from their rows: `queenreel --generate NAME`.

/// All names: man, a man-COMMAND each, man-trace, bash, zsh, fish.
std::vector<std::string> generated_names();

/// The text of that name. Throws UsageError for another one.
std::string generated(std::string_view name);

}  // namespace queenreel
