#pragma once

#include <span>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// A file or a set of files of a dry run.
struct DryOutput {
    const OutputOptions& options;
    const ToldPictures& told;
};

/// Prints what would be written, as text or JSON, and how large and how long in the making: pictures,
/// seconds, chapters and each output. Writes nothing. Throws UsageError for what cannot be written.
ExitCode dry_run(std::span<const DryOutput> outputs, const CommonArgs& args, Console& console);

}  // namespace queenreel
