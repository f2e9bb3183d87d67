#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/errors.h"
#include "encode/output.h"
#include "solvers/generator.h"

namespace queenreel {

/// Pictures to be written.
struct Pictures {
    Generator<Frame> frames;
    std::optional<std::uint64_t> total;  ///< how many they are, where that is known
    std::string none;                    ///< what it means that there are none: what and why, in a few words
    std::optional<std::string> caption;  ///< in place of the frames' own; {n} and {index} stand for numbers
};

/// Writes pictures with progress, and says in the end what was written: a line on a terminal, JSON when
/// asked. Throws UsageError, FailedError when there are no pictures, OutputError, UnavailableError,
/// Interrupted.
ExitCode write_pictures(Pictures pictures, const OutputOptions& options, const Arguments& arguments,
                        Console& console);

}  // namespace queenreel
