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

/// The outputs to write for a film.
struct SideOutputs {
    bool film = true;  ///< the film itself; false if only clips, steps or frames are requested
    std::vector<CaptionOptions> captions;
    std::vector<TranscriptOptions> transcripts;
    std::optional<OutputOptions> poster;  ///< a still of the film
    std::vector<SnippetOptions> snippets;
    std::optional<OutputOptions> clips;            ///< a folder, or a deck whose slides play them
    std::optional<OutputOptions> sequence;         ///< one picture per frame
    std::optional<OutputOptions> steps;            ///< a document with one page per step
    std::optional<Generator<Frame>> steps_frames;  ///< set if they differ from the film's
};

/// Opens the films, which share painters, and all side outputs, as one output; consumes the frames of the
/// steps. The poster shows the first frame that is marked as a solution; otherwise the first that is one,
/// otherwise the last. Throws like open_output().
std::unique_ptr<Output> open_all(std::vector<OutputOptions> films, SideOutputs& side);

}  // namespace queenreel
