#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/catalog/presets.h"
#include "queenreel/cli/options/film_outputs.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/cli/options/voice_args.h"
#include "queenreel/encode/encode_spec.h"
#include "queenreel/studio/film_limits.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// The options for the motion and coding of a film.
struct FilmArgs : EncodeSpec {
    std::optional<Transition> transition;  ///< empty: the story's default
    bool loop = false;                     ///< whether --loop was given
    bool static_page = false;              ///< whether a page contains its pictures as data
    const Preset* preset = nullptr;
};

std::vector<Option> film_rows();

/// --preset.
std::vector<Option> preset_row();

/// The rules of options that apply only to some film formats.
std::vector<Rule> film_rules();

/// Throws UsageError if one of the formats is a page and pages do not support the rule of attack, which comes
/// from --rule or from the trace of --events.
void check_page_rule(const StoryRequest& wanted, std::span<const Format* const> formats);

/// The options for the cards around a film.
struct CardArgs {
    std::optional<StoryCards> cards;      ///< empty: the story's default. Without texts
    std::optional<std::string> title;     ///< of the title card; empty: its own
    std::optional<std::string> subtitle;  ///< likewise
};

std::vector<Option> card_rows();

/// --max-bytes and --max-frames.
std::vector<Option> limit_rows();

/// The rules of limits: they require a film.
std::vector<Rule> limit_rules();

/// The arguments of a film.
struct AnimateArgs : TellingArgs, CardArgs, PaceSpec, FilmArgs, VoiceArgs, FilmOutputs, FilmLimits {
    std::optional<std::chrono::microseconds> beginning{};  ///< film only this much of it; not an option
};

}  // namespace queenreel
