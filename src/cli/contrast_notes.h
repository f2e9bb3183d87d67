#pragma once

#include "cli/console.h"
#include "frame/theme.h"

namespace queenreel {

/// Says in a line which colors of a user's own theme are hard to tell apart.
void report_contrast(const Theme& theme, Console& console);

}  // namespace queenreel
