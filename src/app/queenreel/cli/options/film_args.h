#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/film_outputs.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/presets.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/encode/encode_spec.h"
#include "queenreel/studio/film_limits.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// The options of how a film moves and is coded.
struct FilmArgs : EncodeSpec {
    std::optional<Transition> transition;  ///< nothing: as the story
    bool loop = false;                     ///< --loop was given
    bool static_page = false;              ///< a page has its pictures as data
    const Preset* preset = nullptr;
};

Rows<FilmArgs> film_rows();

/// --preset.
Rows<FilmArgs> preset_row();

/// The rules of options that suit some formats of films only.
std::vector<Rule> film_rules();

/// The options of what a film begins and ends with.
struct CardArgs {
    std::optional<StoryCards> cards;      ///< nothing: as the story; without texts
    std::optional<std::string> title;     ///< of the title card; nothing: its own
    std::optional<std::string> subtitle;  ///< likewise
};

Rows<CardArgs> card_rows();

/// --max-bytes and --max-frames.
Rows<FilmLimits> limit_rows();

/// Their rules: there is a film.
std::vector<Rule> limit_rules();

/// What a film is asked for with.
struct AnimateArgs : TellingArgs, CardArgs, PaceSpec, FilmArgs, FilmOutputs, FilmLimits {};

}  // namespace queenreel
