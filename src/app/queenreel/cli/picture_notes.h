#pragma once

#include "queenreel/frame/look.h"
#include "queenreel/frame/theme.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// Says in a line which colors of a user's own theme are hard to tell apart.
void report_contrast(const Theme& theme, Console& console);

/// Says what is wrong with the machine's fonts where pictures of that look have text: there are none, or some
/// cannot be read.
void report_fonts(const Look& look, Console& console);

/// Says which characters of the pictures drawn so far no font has, and which package would help.
void report_missing_letters(Console& console);

}  // namespace queenreel
