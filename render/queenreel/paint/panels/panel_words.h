#pragma once

#include <string>

#include "queenreel/frame/panel.h"

namespace queenreel {

/// Returns a panel's text for screen readers: the current line of code, the rows of other panels. A drawing
/// without text has none.
std::string words_of(const Panel& panel);

}  // namespace queenreel
