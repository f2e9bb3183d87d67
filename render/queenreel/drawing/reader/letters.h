#pragma once

#include <string>
#include <string_view>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// Serializes a drawing, to pass it out of the process that read it.
std::string letter_of(const Drawing& drawing);

/// Restores a drawing. Throws std::runtime_error for a text that is not a drawing's, as from a process that
/// failed.
Drawing drawing_of(std::string_view letter);

}  // namespace queenreel
