#pragma once

#include <vector>

#include "queenreel/cli/options/opened_reel.h"
#include "queenreel/reel/stage.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// The files that were made of a reel, or would be.
struct ReelReport {
    const OpenedReel& opened;
    const std::vector<ReelJob>& jobs;  ///< all requested ones
    std::vector<ReelJob*> stale;       ///< those that must be made, in order
    OutputPaths files{};               ///< the files of each stale job; empty if nothing was made
};

/// Prints the report as JSON. Throws like Console::print().
void print_json(const ReelReport& report, Console& console);

/// Prints a line for each output that was made, and the number of others. Throws like Console::print().
void print_lines(const ReelReport& report, Console& console);

}  // namespace queenreel
