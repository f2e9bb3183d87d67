#pragma once

#include <functional>
#include <optional>
#include <string>

#include "queenreel/encode/encode_spec.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/studio/style.h"
#include "queenreel/timing/pace_spec.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// A film as a user asks for it: the story and its subject, its pace, its look and its coding. Whatever is
/// not set is as `queenreel animate` has it.
struct FilmSpec : StorySpec, EncodeSpec {
    PaceSpec pace{};
    std::optional<Transition> transition{};  ///< nothing: default_transition()
    Style style{};

    /// The cards around the story, in place of those in `options`; nothing: both, where the story can have
    /// them, the film is whole and has more than the bare board.
    std::optional<StoryCards> cards{};
    std::optional<std::string> title{};     ///< of the title card; nothing: its own
    std::optional<std::string> subtitle{};  ///< likewise

    bool captions_beside = false;  ///< captions also go to files or a track, so a bare board has them, too
    bool replace = false;          ///< a file that exists

    /// Called often, before each picture and at each step of a search, on the caller's thread: what it
    /// throws ends the film, and nothing of it stays.
    std::function<void()> check{};
};

}  // namespace queenreel
