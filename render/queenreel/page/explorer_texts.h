#pragma once

#include <string>

#include "queenreel/base/json.h"
#include "queenreel/words/words.h"

namespace queenreel {

// The texts of the explorer in a language. Those of its HTML are filled in by worded() (own_texts.h).

/// The language's catalog, for the explorer's script and for the engine, which tells stories. It begins with
/// four lines: the language's tag, the sign between groups of digits, the sign before decimals, and "rtl" or
/// nothing. A gettext .mo catalog of all messages that the two can say follows. Empty for a language without
/// a catalog.
std::string explorer_catalog(const Words& words);

/// The forms of the numbers 0 to 299 and the sign between groups of digits: {"forms":"1011…","group":"."}.
Json number_words(const Words& words);

/// The lessons of assets/web/lessons.json.
Json lessons_in(const Words& words);

}  // namespace queenreel
