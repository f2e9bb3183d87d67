#pragma once

#include <span>
#include <string>
#include <vector>

#include "queenreel/cli/options/reel_line.h"
#include "queenreel/reel/plan.h"

namespace queenreel {

/// A reel with the command lines of its outputs. It can be moved, but not copied, because the lines refer to
/// the reel.
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

/// Reads the reel at this path. Throws FailedError if it cannot be read, ReelError if it is invalid, and
/// UsageError for anything that no command takes.
OpenedReel open_reel(const std::string& path);

/// Checks all lines and finds which outputs must be made, of those named in `only` or, if it is empty, of
/// all. The jobs refer to `opened`. Throws UsageError and FailedError for a line that its command would
/// reject, and ReelError if two outputs have a file in common.
std::vector<ReelJob> jobs_of(const OpenedReel& opened, std::span<const std::string> only);

}  // namespace queenreel
