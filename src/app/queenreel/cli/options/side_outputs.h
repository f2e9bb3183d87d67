#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/encode/captions.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/snippets.h"

namespace queenreel {

/// What is to be written of a film.
struct SideOutputs {
    bool film = true;  ///< the film itself; not where only clips, steps or frames are asked for
    std::vector<CaptionOptions> captions;
    std::optional<OutputOptions> poster;
    std::vector<SnippetOptions> snippets;
    std::optional<OutputOptions> clips;
    std::optional<OutputOptions> sequence;  ///< of --frames
    std::optional<OutputOptions> steps;
    std::optional<Generator<Frame>> steps_frames;  ///< where they are others than the film's
};

/// What is written beside films, by the first of them. Throws UsageError.
SideOutputs side_outputs_of(const AnimateArgs& args, std::span<const OutputOptions> films);

/// Opens the films, with painters shared, and all that is beside them; takes the frames of the steps. Throws
/// as open_output().
std::unique_ptr<Output> open_all(std::vector<OutputOptions> films, SideOutputs& side);

}  // namespace queenreel
