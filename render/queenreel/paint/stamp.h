#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/display_list.h"

namespace queenreel {

/// A drawing that is made once and used in many places.
class Stamp {
  public:
    /// Its form in Cairo's cache: a drawing, which vector documents store once, or pixels.
    enum class Kept { drawing, pixels };

    /// `draw` draws into the square (0, 0) … (side, side), in pixels. It is called on first use and must stay
    /// callable.
    Stamp(Kept kept, double side, std::function<void(const Canvas&)> draw)
        : kept_(kept), side_(side), draw_(std::move(draw)) {}

    /// Draws it with its top left corner at (x, y) and an opacity of 0 … 1.
    void draw(const Canvas& canvas, double x, double y, double opacity = 1) const;

    /// Draws it with its top left corner at (0, 0), without caching it.
    void draw_directly(const Canvas& canvas) const;

  private:
    const CairoSurface& surface() const;
    std::shared_ptr<const DisplayList> shapes(bool outlines) const;

    Kept kept_;
    double side_;
    std::function<void(const Canvas&)> draw_;
    mutable CairoSurface surface_;
    mutable std::shared_ptr<const DisplayList> shapes_;
};

}  // namespace queenreel
