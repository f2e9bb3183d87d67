#pragma once

#include <cairo.h>

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>

namespace queenreel {

/// What is no SVG, or cannot be drawn. The message says why, without the file's name.
struct SvgError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// An SVG as librsvg reads it, without its text: fonts are other files. References to other files are not
/// followed.
class SvgDocument {
  public:
    /// `color`, as CSS has it, stands for currentColor; black where it is empty. Throws SvgError when the
    /// bytes are not well-formed.
    explicit SvgDocument(std::span<const std::uint8_t> bytes, const std::string& color = "");
    ~SvgDocument();

    struct Size {
        double width;
        double height;
    };

    /// How large it is with that longer side. Throws SvgError when it has no size.
    Size size(double longer_side) const;

    /// Draws it from (0, 0) to that size. Throws SvgError when it cannot be drawn.
    void draw(cairo_t* context, const Size& size) const;

  private:
    struct Handle;
    std::unique_ptr<Handle> handle_;
};

/// Loads what drawing needs besides the bytes, so that an SvgDocument opens no file from then on, and
/// silences the library: for a child process that is about to be confined.
void prepare_svg_documents();

}  // namespace queenreel
