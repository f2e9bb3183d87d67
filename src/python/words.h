#pragma once

#include <string>

namespace queenreel {

/// A message that names options as the command line does, in Python's words: `give --story search` becomes
/// `give story="search"`, `--limit K` becomes `limit=K`, and N, the board's size, is n.
std::string in_python(const std::string& message);

}  // namespace queenreel
