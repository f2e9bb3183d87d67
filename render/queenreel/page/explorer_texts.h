#pragma once

#include <string>

#include "queenreel/base/json.h"
#include "queenreel/words/words.h"

namespace queenreel {

// The texts of the explorer in a language. Those of its HTML are filled in by worded() (own_texts.h).

/// The language's catalog, for the explorer's script and for the engine, which tells stories: four lines, its
/// tag, the signs between groups of digits and before decimals and "rtl" or nothing, followed by a catalog of
/// gettext's format .mo. It has what one of the two can say. Empty for a language without a catalog.
std::string explorer_catalog(const Words& words);

/// The forms of the numbers 0 to 299 and the sign between groups of digits: {"forms":"1011…","group":"."}.
Json number_words(const Words& words);

/// The lessons of assets/web/lessons.json.
Json lessons_in(const Words& words);

}  // namespace queenreel
