#pragma once

#include <memory>

#include "queenreel/drawing/reader/document.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// An SVG as librsvg reads it. References to other files are not followed.
class SvgDrawing {
  public:
    /// Throws UnreadableError when it is not well-formed.
    explicit SvgDrawing(Bytes bytes);

    /// Draws it without its text, `longer_side` pixels at its longer side. Throws UnreadableError when it
    /// cannot be drawn.
    Picture drawn(int longer_side) const;

  private:
    std::unique_ptr<SvgDocument> document_;
};

/// Loads what drawing needs besides the bytes, so that an SvgDrawing opens no file from then on, and silences
/// the library: for a child process that is about to be confined.
void prepare_svg();

}  // namespace queenreel::judge
