#pragma once

#include <string>
#include <string_view>

#include "queenreel/words/words.h"

namespace queenreel {

// The texts of a page itself, as opposed to those of its story: the messages of the context "a page", which
// scripts/messages collects from assets/web.

/// HTML with each `{{say TEXT}}` in a language.
std::string worded(std::string_view html, const Words& words);

/// The messages that a page's script says, as JSON for speak() in messages.js: {"texts":{"Pause":"…",…},
/// "forms":"1011…","group":"."}. A message with plural forms has a list of them, and "forms" says for the
/// numbers 0 to 299 which applies. Empty for English.
std::string own_texts(const Words& words);

}  // namespace queenreel
