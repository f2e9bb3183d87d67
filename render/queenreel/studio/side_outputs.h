#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/captions.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/snippets.h"
#include "queenreel/encode/transcript.h"

namespace queenreel {

/// What is to be written of a film.
struct SideOutputs {
    bool film = true;  ///< the film itself; not where only clips, steps or frames are asked for
    std::vector<CaptionOptions> captions;
    std::vector<TranscriptOptions> transcripts;
    std::optional<OutputOptions> poster;  ///< its first picture of a solution
    std::vector<SnippetOptions> snippets;
    std::optional<OutputOptions> clips;            ///< a folder, or a deck whose slides play them
    std::optional<OutputOptions> sequence;         ///< a picture a frame
    std::optional<OutputOptions> steps;            ///< a document with a page a step
    std::optional<Generator<Frame>> steps_frames;  ///< where they are others than the film's
};

/// Opens the films, with painters shared, and all that is beside them, as one output; takes the frames of the
/// steps. The poster shows the first frame that is marked as a solution, or else is one, or the last. Throws
/// as open_output().
std::unique_ptr<Output> open_all(std::vector<OutputOptions> films, SideOutputs& side);

}  // namespace queenreel
