#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "queenreel/base/generator.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/encode/open.h"
#include "queenreel/studio/forecast.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// Pictures to write.
struct Pictures {
    Generator<Frame> frames;
    std::optional<std::uint64_t> total;  ///< how many there are, where that is known
    std::optional<std::uint64_t> files;  ///< how many files they will be, where that is known
    bool resumes = false;                ///< whether --resume goes on where they are interrupted
    std::string none;                    ///< the message when there are none: `what: why; what to do`

    /// What opens their output.
    std::function<std::unique_ptr<Output>(const OutputOptions&)> open = open_output;
};

/// Prints what a dry run found that would be written, as text or JSON.
ExitCode print_forecast(const Forecast& forecast, const CommonArgs& args, Console& console);

/// Writes pictures with progress, and says at the end what was written: a line on a terminal, JSON when
/// asked. Throws UsageError, FailedError when there are no pictures, OutputError, UnavailableError,
/// Interrupted.
ExitCode write_pictures(Pictures pictures, const OutputOptions& options, const PictureArgs& args,
                        Console& console);

}  // namespace queenreel
