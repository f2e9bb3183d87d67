#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/generator.h"
#include "cli/options/request.h"
#include "encode/captions.h"
#include "encode/output.h"

namespace queenreel {

/// The option rows of what is written beside a film: --captions, --clips, --steps.
std::vector<Option> side_output_options();

/// What is to be written of a film.
struct SideOutputs {
    bool film = true;  ///< the film itself; not where only clips or steps are asked for
    std::vector<CaptionOptions> captions;
    std::optional<OutputOptions> clips;
    std::optional<OutputOptions> steps;
    std::optional<Generator<Frame>> steps_frames;  ///< where they are others than the film's
};

/// What is written of the film that `film` describes. Throws UsageError.
SideOutputs side_outputs_of(const Request& request, const OutputOptions& film);

/// Opens the film and all that is beside it; takes the frames of the steps. Throws as open_output().
std::unique_ptr<Output> open_all(const OutputOptions& film, SideOutputs& side);

}  // namespace queenreel
