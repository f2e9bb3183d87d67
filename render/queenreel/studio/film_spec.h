#pragma once

#include <functional>
#include <optional>
#include <string>

#include "queenreel/encode/encode_spec.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/studio/style.h"
#include "queenreel/timing/pace.h"
#include "queenreel/timing/transition.h"
#include "queenreel/voice/voice.h"

namespace queenreel {

/// A film as requested: the story and its subject, its pace, its look and its encoding. Fields that are not
/// set default to those of `queenreel animate`.
struct FilmSpec : StorySpec, EncodeSpec {
    PaceSpec pace{};
    std::optional<Transition> transition{};  ///< nothing: default_transition()
    Style style{};

    /// The cards around the story, replacing those in `options`. Nothing: both cards, if the story can have
    /// them and the film is whole and shows more than the bare board.
    std::optional<StoryCards> cards{};
    std::optional<std::string> title{};     ///< of the title card; nothing: the story's
    std::optional<std::string> subtitle{};  ///< of the title card; nothing: the story's

    /// Speaks the captions, or plays recordings, in formats with FilmFormat::sound. A film of a requested
    /// duration keeps it; others last as long as the voice needs.
    std::optional<VoiceSpec> voice{};
    bool captions_in_picture = false;  ///< pictures keep their captions if the film has a voice, too

    bool captions_beside = false;  ///< captions also go to files or a track, so a bare board has them as well
    bool replace = false;          ///< replace an existing file

    /// Called before each picture and at each step of a search, on the caller's thread. An exception from it
    /// ends the film and leaves no file.
    std::function<void()> check{};
};

}  // namespace queenreel
