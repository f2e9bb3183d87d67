#pragma once

#include <optional>
#include <vector>

#include "queenreel/cli/options/presets.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/encode/encode_spec.h"
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

}  // namespace queenreel
