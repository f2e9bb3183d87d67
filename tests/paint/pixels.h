#pragma once

#include <cairo.h>

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/picture.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/painter.h"

namespace queenreel {

/// Pixels in Cairo's format, ARGB32 with colors multiplied by alpha, row by row.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    std::uint32_t at(int x, int y) const { return pixels[static_cast<std::size_t>(y) * width + x]; }
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// The pixel of an opaque color.
std::uint32_t pixel_of(Color color);

/// The pixels of an image surface.
Pixels pixels_of(cairo_surface_t* image);

/// What `draw(context)` draws on nothing.
template <typename Draw>
Pixels drawn(int width, int height, Draw draw) {
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    const CairoContext context(cairo_create(surface.get()));
    draw(context.get());
    require_ok(cairo_status(context.get()));
    return pixels_of(surface.get());
}

/// A whole frame, by Painter::draw.
Pixels drawn(const Painter& painter, const Frame& frame);

/// A single square, by BoardPainter::draw_cell.
Pixels drawn_cell(const Painter& painter, const Cell& cell, int row, int column);

/// A picture of palette indices in their colors.
Pixels colored(const Picture& picture);

/// The greatest difference between channels of two pixels.
int distance(std::uint32_t a, std::uint32_t b);

/// The greatest difference between channels of any two pixels; 256 if sizes differ.
int distance(const Pixels& a, const Pixels& b);

/// A frame of the board that `text` shows, one row per line: `Q` a queen, `!` one under attack, `o` an
/// attacked square.
Frame frame_of(const std::string& text, const std::string& caption = {});

/// A solution of the eight queens.
Frame eight_queens(const std::string& caption = {});

}  // namespace queenreel
