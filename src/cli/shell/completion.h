#pragma once

#include <string>

namespace queenreel {

// Scripts that complete command lines in shells: commands, options, and values that are names, also behind
// commas where an option takes several.

/// For bash 4.4 and later, without the package bash-completion.
std::string bash_completion();

/// For zsh 5: the function _queenreel.
std::string zsh_completion();

/// For fish 3.
std::string fish_completion();

}  // namespace queenreel
