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
    std::optional<std::uint64_t> total;  ///< the number of pictures, if known
    std::optional<std::uint64_t> files;  ///< the number of files, if known
    bool resumes = false;                ///< whether --resume can continue after an interruption
    std::string none;                    ///< the message if there are none: `what: why; what to do`

    /// Opens the output of the pictures.
    std::function<std::unique_ptr<Output>(const OutputOptions&)> open = open_output;
};

/// Prints the forecast of a dry run, as text or JSON.
ExitCode print_forecast(const Forecast& forecast, const CommonArgs& args, Console& console);

/// Writes pictures with progress, and finally reports what was written: a line on a terminal, or JSON on
/// request. Throws UsageError, FailedError if there are no pictures, OutputError, UnavailableError,
/// Interrupted.
ExitCode write_pictures(Pictures pictures, const OutputOptions& options, const PictureArgs& args,
                        Console& console);

}  // namespace queenreel
