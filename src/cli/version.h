#pragma once

#include <string>

namespace queenreel {

/// The versions of the program and its libraries, a line each. Loads the film module for the versions of
/// libav*; where it is missing, says so in their place.
std::string version_text();

}  // namespace queenreel
