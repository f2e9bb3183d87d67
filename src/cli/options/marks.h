#pragma once

#include "cli/options/arguments.h"

namespace queenreel {

/// What is drawn on squares besides queens.
struct Marks {
    bool attacks = false;
    bool conflicts = false;
};

/// The marks of --marks, a list with commas. Throws UsageError.
Marks parse_marks(const Arguments& arguments);

}  // namespace queenreel
