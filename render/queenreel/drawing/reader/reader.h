#pragma once

#include <string>

#include "queenreel/drawing/drawing_file.h"

namespace queenreel {

/// Implements read_drawing(), which calls it through the module.
Drawing read_drawing_file(const std::string& path, Color current);

}  // namespace queenreel
