#pragma once

#include <span>
#include <string>
#include <vector>

#include "queenreel/cli/options/reel_line.h"
#include "queenreel/reel/plan.h"

namespace queenreel {

/// A reel with the command lines of its outputs. It may be moved, but not copied: the lines refer to the
/// reel.
struct OpenedReel {
    OpenedReel() = default;
    OpenedReel(OpenedReel&&) = default;
    OpenedReel& operator=(OpenedReel&&) = default;
    OpenedReel(const OpenedReel&) = delete;
    OpenedReel& operator=(const OpenedReel&) = delete;
    ~OpenedReel() = default;

    Reel reel;
    ReelFolder folder;
    std::vector<ReelLine> lines;
};

/// Reads the reel at a path. Throws FailedError if it cannot be read, ReelError if it is invalid, and
/// UsageError for anything that no command takes.
OpenedReel open_reel(const std::string& path);

/// Checks all lines and finds the outputs that must be made, among those named in `only`, or among all if it
/// is empty. The jobs refer to `opened`. Throws UsageError or FailedError for a line that its command would
/// reject, and ReelError if two outputs share a file.
std::vector<ReelJob> jobs_of(const OpenedReel& opened, std::span<const std::string> only);

}  // namespace queenreel
