#pragma once

#include <string>
#include <string_view>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// A drawing as a text, for the way out of the process that read it.
std::string letter_of(const Drawing& drawing);

/// The same back. Throws std::runtime_error for what no drawing gives: a text of a process that broke.
Drawing drawing_of(std::string_view letter);

}  // namespace queenreel
