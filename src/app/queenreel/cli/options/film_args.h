#pragma once

#include <optional>
#include <string>

#include "queenreel/cli/options/film_options.h"
#include "queenreel/cli/options/film_outputs.h"
#include "queenreel/cli/options/limits.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/story_request.h"

namespace queenreel {

/// The options of what a film begins and ends with.
struct CardArgs {
    std::optional<StoryCards> cards;      ///< nothing: as the story; without texts
    std::optional<std::string> title;     ///< of the title card; nothing: its own
    std::optional<std::string> subtitle;  ///< likewise
};

Rows<CardArgs> card_rows();

/// What a film is asked for with.
struct AnimateArgs : TellingArgs, CardArgs, PaceSpec, FilmArgs, FilmOutputs, Limits {};

}  // namespace queenreel
