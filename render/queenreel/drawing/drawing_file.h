#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"

namespace queenreel {

/// A file cannot be taken as a drawing. The message names it, says why and what to do.
struct DrawingError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The drawing in an SVG file, with `current` in the place of `currentColor`, read in a process that can open
/// no file and no socket, and has half a gigabyte of memory and ten seconds. What is no path of one color,
/// such as gradients and filters, makes it pixels, 1,024 at its longer side. Text is left out, as fonts are
/// other files. To be called before other threads run. Throws DrawingError; UnavailableError where this build
/// lacks the reader.
Drawing read_drawing(const std::string& path, Color current);

/// The same: read once, however often it is asked for. Null for no path.
std::shared_ptr<const Drawing> drawing_of(const std::string& path, Color current);

}  // namespace queenreel
