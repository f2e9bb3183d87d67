#pragma once

#include <span>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// --dry-run, for commands that write pictures.
std::vector<Option> dry_run_option();

/// A file or a set of files of a dry run.
struct DryOutput {
    const OutputOptions& options;
    const ToldPictures& told;
};

/// How many frames there are at a rate, in frames per second; 0: one a picture.
std::uint64_t frames_at(double fps, const ToldPictures& told);

/// How many frames the film has: at a constant rate more than it has pictures, unless its format holds them.
std::uint64_t frames_of(const OutputOptions& film, const ToldPictures& told);

/// Prints what would be written, as text or JSON, and how large and how long in the making: pictures,
/// seconds, chapters and each output. Writes nothing. Throws UsageError for what cannot be written.
ExitCode dry_run(std::span<const DryOutput> outputs, const CommonArgs& args, Console& console);

}  // namespace queenreel
