#pragma once

#include <vector>

#include "queenreel/cli/options/opened_reel.h"
#include "queenreel/reel/stage.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// The outputs of a reel that were made, or would be.
struct ReelReport {
    const OpenedReel& opened;
    const std::vector<ReelJob>& jobs;  ///< all that were requested
    std::vector<ReelJob*> stale;       ///< those that must be made, in order
    OutputPaths files{};               ///< the files of each of these; empty if nothing was made
};

/// Prints it as JSON. Throws like Console::print().
void print_json(const ReelReport& report, Console& console);

/// Prints a line for each output that was made, and the number of others. Throws like Console::print().
void print_lines(const ReelReport& report, Console& console);

}  // namespace queenreel
