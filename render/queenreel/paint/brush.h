#pragma once

#include <cairo.h>

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"

namespace queenreel {

/// Paints the paths of a context, and writes them down where a list is given: points in the context's
/// coordinates, as Cairo keeps them, in 1/256.
class Brush {
  public:
    explicit Brush(cairo_t* context, std::vector<DrawnPath>* written = nullptr)
        : context_(context), written_(written) {}

    cairo_t* context() const { return context_; }

    /// Fills the context's path, and clears it.
    void fill(Color color) const;

    /// Draws a line along the context's path with its caps and joins, and clears it.
    void stroke(Color color, double width) const;

  private:
    void write_down(Color color, bool stroked) const;

    cairo_t* context_;
    std::vector<DrawnPath>* written_;
};

}  // namespace queenreel
