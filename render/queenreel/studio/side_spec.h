#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/side_outputs.h"

namespace queenreel {

struct ClipCut;

/// The outputs that a user requests for a film.
struct SideSpec {
    bool film = true;  ///< the film itself
    std::string poster;
    std::vector<const SnippetRow*> snippets;
    std::vector<const CaptionFormatRow*> captions;  ///< files next to the film
    bool captions_in_track = false;
    std::vector<const TranscriptFormatRow*> transcripts;  ///< files next to the film
    std::string clips;                  ///< a folder as the user wrote it, or a deck whose slides play them
    const ClipCut* clip_cut = nullptr;  ///< null: cut at chapters
    std::string steps;
    std::string frames;  ///< a folder or pattern

    std::string film_title;  ///< the title in snippets
    PictureSize deck_size;   ///< pixels; 0: the film's
    PictureSize steps_size;  ///< in the units of the steps' format

    /// Returns true if only the steps are requested, so that they are the main output.
    bool steps_alone() const { return !film && !steps.empty() && clips.empty() && frames.empty(); }

    /// Returns true if captions go into files or a track instead of pictures. False for a page, which shows
    /// the captions of its pictures.
    bool has_external_captions(const Format& format) const {
        return (captions_in_track || !captions.empty() || !transcripts.empty()) && !format.plays;
    }
};

/// Returns true if the path of clips names a deck.
bool is_deck(std::string_view clips);

/// Returns the outputs to write for the films; side outputs follow the first film. Throws SpecError.
SideOutputs side_outputs_of(const SideSpec& spec, std::span<const OutputOptions> films);

}  // namespace queenreel
