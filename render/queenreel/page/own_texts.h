#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "queenreel/words/words.h"

namespace queenreel {

// The texts of a page itself, as opposed to those of its story: the messages of the context "a page", which
// scripts/messages collects from assets/web.

/// The pieces on a page's boards.
enum class PagePieces : std::uint8_t { queens, rooks };

/// HTML with each `{{say TEXT}}` in a language: a message of a page, or one of the explorer.
std::string worded(std::string_view html, const Words& words, PagePieces pieces = PagePieces::queens);

/// The messages that a page's script says, as JSON for speak() in messages.js: {"texts":{"Pause":"…",…},
/// "forms":"1011…","group":"."}. A message with plural forms has a list of them, and "forms" says which one
/// applies to each number from 0 to 299. For rooks, messages about queens have texts about rooks. Empty for
/// queens in English.
std::string own_texts(const Words& words, PagePieces pieces = PagePieces::queens);

/// Messages about queens and their replacements on a page with rooks, as a JSON object.
std::string texts_of_rooks(const Words& words);

}  // namespace queenreel
