#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "cli/options/arguments.h"
#include "encode/captions.h"
#include "encode/output.h"

namespace queenreel {

/// The option rows of what is written beside a film: --captions, --clips, --steps.
std::vector<Option> companion_options();

/// What is to be written of a film.
struct Companions {
    bool film = true;  ///< the film itself; not where only clips or steps are asked for
    std::vector<CaptionOptions> captions;
    std::optional<OutputOptions> clips;
    std::optional<OutputOptions> steps;
};

/// Reads them for the film that `options` describes, and gives that its caption track. Throws UsageError.
Companions parse_companions(const Arguments& arguments, OutputOptions& options);

/// Opens the film and all that is beside it. Throws as open_output().
std::unique_ptr<Output> open_all(const OutputOptions& film, const Companions& companions);

}  // namespace queenreel
