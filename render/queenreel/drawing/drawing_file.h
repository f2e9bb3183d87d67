#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"

namespace queenreel {

/// Thrown for a file that cannot be used as a drawing. The message names it and says why and what to do.
struct DrawingError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a drawing from an SVG file, with `current` as `currentColor`, in a process that cannot open files or
/// sockets and is limited to half a gigabyte of memory and ten seconds. Anything but paths of one color, such
/// as a gradient or a filter, turns the drawing into pixels, 1,024 along its longer side. Leaves out text,
/// because fonts are other files. Call it before other threads run. Throws DrawingError, or UnavailableError
/// if this build lacks the reader.
Drawing read_drawing(const std::string& path, Color current);

/// The same, but reads each file only once. Null for an empty path.
std::shared_ptr<const Drawing> drawing_of(const std::string& path, Color current);

}  // namespace queenreel
