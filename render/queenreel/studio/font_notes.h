#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/look.h"

namespace queenreel {

// One-line notes for a user: `what: why; what to do`.

/// Returns notes about the machine's fonts if pictures of that look have text: there are none, or some are
/// unreadable.
std::vector<std::string> font_notes(const Look& look);

/// Returns a note about characters in the pictures drawn so far that no font has, with the packages that
/// would help; nothing if all were drawn.
std::optional<std::string> missing_letters_note();

}  // namespace queenreel
