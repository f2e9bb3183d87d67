#pragma once

#include <string>

#include "queenreel/drawing/drawing_file.h"

namespace queenreel {

/// Does what read_drawing() says, which calls it through the module.
Drawing read_drawing_file(const std::string& path, Color current);

}  // namespace queenreel
