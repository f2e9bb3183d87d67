#pragma once

#include <cairo.h>

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/sprite.h"

namespace queenreel {

/// Draws with Cairo and maps each pixel to the nearest color of a palette, if there is one.
class PaletteMapper {
  public:
    /// `palette`: at most 256 colors; empty for none.
    explicit PaletteMapper(std::vector<Color> palette);

    const std::vector<Color>& palette() const { return palette_; }

    /// Returns what `draw` draws on a transparent background in the rectangle `area` of its own coordinates.
    /// Large areas are drawn in bands, with several calls of `draw`, to limit memory. Throws PaintError.
    Sprite draw(const Rect& area, const std::function<void(const Canvas&)>& draw);

    /// The pixels of a rectangle of an ARGB32 image surface.
    Sprite quantized(cairo_surface_t* image, const Rect& area);

  private:
    Sprite blank(const Rect& area) const;
    void take_rows(cairo_surface_t* image, const Rect& area, Sprite& sprite, int first_row);
    void quantize(std::span<const std::uint32_t> pixels, std::uint8_t* to);

    // The index of the color nearest to a Cairo pixel: ARGB32, premultiplied.
    std::uint8_t nearest(std::uint32_t pixel);

    struct Known {
        std::uint32_t pixel = 0;
        std::uint8_t index = 0;
    };

    std::uint8_t search(std::uint32_t pixel) const;

    std::vector<Color> palette_;
    std::vector<std::array<int, 4>> multiplied_;  // the palette in Cairo's form: alpha, red, green, blue
    std::vector<Known> known_;                    // pixels seen before, by hash
};

}  // namespace queenreel
