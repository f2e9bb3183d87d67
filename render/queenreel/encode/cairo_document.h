#pragma once

#include <cairo.h>

#include <functional>
#include <memory>

#include "queenreel/frame/frame.h"
#include "queenreel/io/stream.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/page_part.h"
#include "queenreel/paint/painter.h"

namespace queenreel {

/// A Cairo function that starts a vector document: cairo_svg_surface_create_for_stream or similar.
using CreateSurface = cairo_surface_t* (*)(cairo_write_func_t, void*, double, double);

/// Appends what Cairo writes to CollectedBytes (cairo_write_func_t).
cairo_status_t collect_bytes(void* bytes, const unsigned char* data, unsigned size);

/// A vector document being drawn by Cairo. Its bytes are collected, because write errors cannot pass through
/// Cairo: the caller takes them and clears them. Every function throws PaintError.
class CairoDocument {
  public:
    /// `width`, `height`: in the format's units, points or pixels.
    CairoDocument(CreateSurface create, int width, int height);

    cairo_surface_t* surface() const { return surface_.get(); }

    /// Draws `frame` and ends its page; `take`: receives its parts and the page's context.
    void draw(const Painter& painter, const Frame& frame,
              const std::function<void(const PagePart&, cairo_t*)>& take);

    /// Ends the document: bytes() has the rest of it.
    void finish();

    CollectedBytes& bytes() { return *bytes_; }

  private:
    std::unique_ptr<CollectedBytes> bytes_;  // at a fixed address, which Cairo knows
    CairoSurface surface_;
};

}  // namespace queenreel
