#pragma once

#include <memory>

#include "queenreel/drawing/reader/document.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// An SVG, read by librsvg. Ignores references to other files.
class SvgDrawing {
  public:
    /// Throws UnreadableError if the document is not well-formed.
    explicit SvgDrawing(Bytes bytes);

    /// Draws the SVG without its text, with `longer_side` pixels on its longer side. Throws UnreadableError
    /// if it cannot be drawn.
    Picture drawn(int longer_side) const;

  private:
    std::unique_ptr<SvgDocument> document_;
};

/// Loads everything else that drawing needs, so that an SvgDrawing opens no file afterward, and silences the
/// library. For a child process about to be confined.
void prepare_svg();

}  // namespace queenreel::judge
