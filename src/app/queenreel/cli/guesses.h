#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// What to do about a word in the place of a command that is none: the command line that it may mean, a near
/// spelling, or the commands to choose from.
std::string command_advice(std::string_view word);

}  // namespace queenreel
