#pragma once

#include <cairo.h>

#include <memory>

#include "queenreel/frame/frame.h"
#include "queenreel/io/stream.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/painter.h"

namespace queenreel {

/// A function of Cairo that starts a vector document: cairo_svg_surface_create_for_stream or its like.
using CreateSurface = cairo_surface_t* (*)(cairo_write_func_t, void*, double, double);

/// Adds to CollectedBytes what Cairo writes (cairo_write_func_t).
cairo_status_t collect_bytes(void* bytes, const unsigned char* data, unsigned size);

/// A vector document being drawn by Cairo. Its bytes are collected, since Cairo's calls are the wrong place
/// for write errors: the caller passes them on and clears them. Every call throws PaintError.
class CairoDocument {
  public:
    /// `width`, `height`: in the units of the format, points or pixels.
    CairoDocument(CreateSurface create, int width, int height);

    cairo_surface_t* surface() const { return surface_.get(); }

    /// Draws `frame` and ends its page.
    void draw(const Painter& painter, const Frame& frame);

    /// Ends the document: bytes() are the rest of it.
    void finish();

    CollectedBytes& bytes() { return *bytes_; }

  private:
    std::unique_ptr<CollectedBytes> bytes_;  // stays where Cairo knows it
    CairoSurface surface_;
};

}  // namespace queenreel
