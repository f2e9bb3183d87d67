#pragma once

#include <cairo.h>

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>

namespace queenreel {

/// Thrown for bytes that are not an SVG, or cannot be drawn. The message says why, without the file's name.
struct SvgError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// An SVG as librsvg reads it. Leaves out text, because fonts are other files, and does not follow references
/// to other files.
class SvgDocument {
  public:
    /// `color`: the value of currentColor, in CSS; if empty, black. Throws SvgError if the bytes are not
    /// well-formed.
    explicit SvgDocument(std::span<const std::uint8_t> bytes, const std::string& color = "");
    ~SvgDocument();

    struct Size {
        double width;
        double height;
    };

    /// Its size if the longer side has this length. Throws SvgError if it has no size.
    Size size(double longer_side) const;

    /// Draws it at this size, with its upper left corner at (0, 0). Throws SvgError if it cannot be drawn.
    void draw(cairo_t* context, const Size& size) const;

  private:
    struct Handle;
    std::unique_ptr<Handle> handle_;
};

/// Loads everything that drawing needs besides the bytes, so that an SvgDocument opens no file from then on,
/// and silences the library. For a child process that is about to be confined.
void prepare_svg_documents();

}  // namespace queenreel
