#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/film/patch/canvas.h"
#include "queenreel/frame/color.h"

namespace queenreel {

/// What a file of patches says of itself before the first.
struct PatchHeader {
    int width = 0;  ///< pixels
    int height = 0;
    std::vector<Color> palette{};  ///< PatchCanvas::palette()
    int plays = 0;                 ///< how many times it plays, 0 for ever
};

/// A file of patches, each shown for some milliseconds.
class PatchFile {
  public:
    virtual ~PatchFile() = default;

    /// How many of `milliseconds` one patch can be shown for. What is left over is nothing, or `min` or more.
    virtual std::int64_t longest(std::int64_t milliseconds, std::int64_t min) const = 0;

    /// Adds a patch, shown for as many milliseconds as longest() gave. Throws OutputError.
    virtual void write(const Patch& patch, std::int64_t milliseconds) = 0;

    /// Writes the end: the last call. Throws OutputError.
    virtual void finish() = 0;
};

}  // namespace queenreel
