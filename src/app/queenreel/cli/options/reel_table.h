#pragma once

#include <string_view>

#include "queenreel/reel/reel.h"

namespace queenreel {

/// The table for a command line, such as `animate 8 -o x.mp4`, split into words like in a shell, but without
/// variables and patterns. Throws UsageError.
ReelTable reel_table(std::string_view line);

}  // namespace queenreel
