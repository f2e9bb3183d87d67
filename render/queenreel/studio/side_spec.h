#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/side_outputs.h"

namespace queenreel {

struct ClipCut;

/// What a user asks for of a film, and beside it.
struct SideSpec {
    bool film = true;  ///< the film itself
    std::string poster;
    std::vector<const SnippetRow*> snippets;
    std::vector<const CaptionFormatRow*> captions;  ///< files beside the film
    bool captions_in_track = false;
    std::vector<const TranscriptFormatRow*> transcripts;  ///< files beside the film
    std::string clips;                  ///< a folder as it was typed, or a deck whose slides play them
    const ClipCut* clip_cut = nullptr;  ///< null: at chapters
    std::string steps;
    std::string frames;  ///< a folder or pattern

    std::string film_title;  ///< for snippets
    PictureSize deck_size;   ///< pixels; 0: as the film
    PictureSize steps_size;  ///< in the units of their format

    /// Whether the steps are all that is wanted: then they are what is written.
    bool steps_alone() const { return !film && !steps.empty() && clips.empty() && frames.empty(); }

    /// Whether what is said goes somewhere else than into pictures: into files or a track beside them. A
    /// page, which says what its pictures say, has none of its own.
    bool has_external_captions(const Format& format) const {
        return (captions_in_track || !captions.empty() || !transcripts.empty()) && !format.plays;
    }
};

/// Whether the path of clips is a deck.
bool is_deck(std::string_view clips);

/// What is written of films and beside them, by the first of them. Throws SpecError.
SideOutputs side_outputs_of(const SideSpec& spec, std::span<const OutputOptions> films);

}  // namespace queenreel
