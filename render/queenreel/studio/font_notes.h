#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/look.h"

namespace queenreel {

// Notes for a user, a line each: `what: why; what to do`.

/// What is wrong with the machine's fonts where pictures of that look have text: there are none, or some
/// cannot be read.
std::vector<std::string> font_notes(const Look& look);

/// Which characters of the pictures drawn so far no font has, and which package would help; nothing where
/// each was drawn.
std::optional<std::string> missing_letters_note();

}  // namespace queenreel
