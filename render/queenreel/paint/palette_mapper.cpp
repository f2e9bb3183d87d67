#include "queenreel/paint/palette_mapper.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

constexpr int hash_bits = 14;
constexpr int band_pixels = 1 << 20;

std::uint32_t hash(std::uint32_t pixel) {
    return pixel * 2'654'435'761u >> (32 - hash_bits);
}

std::array<int, 4> channels(std::uint32_t pixel) {
    const auto byte = [&](int shift) { return static_cast<int>(pixel >> shift & 0xFF); };
    return {byte(24), byte(16), byte(8), byte(0)};
}

std::array<int, 4> multiplied(Color color) {
    const auto channel = [&](int value) { return (value * color.alpha + 127) / 255; };
    return {color.alpha, channel(color.red), channel(color.green), channel(color.blue)};
}

}  // namespace

PaletteMapper::PaletteMapper(std::vector<Color> palette) : palette_(std::move(palette)) {
    std::ranges::transform(palette_, std::back_inserter(multiplied_), multiplied);
    // Every slot contains a pixel and its index from the start, so a hit is never an empty slot.
    if (!palette_.empty())
        known_.assign(std::size_t{1} << hash_bits, Known{0, search(0)});
}

Sprite PaletteMapper::blank(const Rect& area) const {
    Sprite sprite{area.width, area.height};
    const std::size_t size = static_cast<std::size_t>(area.width) * area.height;
    if (palette_.empty())
        sprite.pixels.resize(size);
    else
        sprite.indices.resize(size);
    return sprite;
}

Sprite PaletteMapper::draw(const Rect& area, const std::function<void(const Canvas&)>& draw) {
    Sprite sprite = blank(area);
    const int max_rows = std::max(1, band_pixels / std::max(1, area.width));
    for (int top = 0; top < area.height; top += max_rows) {
        const int rows = std::min(max_rows, area.height - top);
        const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, rows));
        const CairoContext context(cairo_create(surface.get()));
        cairo_translate(context.get(), -area.x, -area.y - top);
        draw(context.get());
        require_ok(cairo_status(context.get()));
        take_rows(surface.get(), {0, 0, area.width, rows}, sprite, top);
    }
    return sprite;
}

Sprite PaletteMapper::quantized(cairo_surface_t* image, const Rect& area) {
    Sprite sprite = blank(area);
    take_rows(image, area, sprite, 0);
    return sprite;
}

/// The first row taken becomes `first_row` of the sprite.
void PaletteMapper::take_rows(cairo_surface_t* image, const Rect& area, Sprite& sprite, int first_row) {
    cairo_surface_flush(image);
    const auto* data = cairo_image_surface_get_data(image);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(image));
    const auto width = static_cast<std::size_t>(area.width);
    for (int row = 0; row < area.height; ++row) {
        const std::size_t to = static_cast<std::size_t>(first_row + row) * width;
        const auto* from = reinterpret_cast<const std::uint32_t*>(data + (area.y + row) * stride) + area.x;
        if (palette_.empty())
            std::copy_n(from, width, sprite.pixels.data() + to);
        else
            quantize({from, width}, sprite.indices.data() + to);
    }
}

void PaletteMapper::quantize(std::span<const std::uint32_t> pixels, std::uint8_t* to) {
    // Most pixels equal the previous one: compare a block at a time, which compilers vectorize.
    constexpr std::size_t block = 16;
    std::uint32_t last = 0;
    std::uint8_t index = nearest(last);
    while (!pixels.empty()) {
        const auto some = pixels.first(std::min(block, pixels.size()));
        std::uint32_t differing = 0;
        for (const std::uint32_t pixel : some)
            differing |= pixel ^ last;
        if (differing == 0) {
            to = std::fill_n(to, some.size(), index);
        } else {
            to = std::ranges::transform(some, to, [this](std::uint32_t pixel) { return nearest(pixel); }).out;
            last = some.back();
            index = nearest(last);
        }
        pixels = pixels.subspan(some.size());
    }
}

std::uint8_t PaletteMapper::nearest(std::uint32_t pixel) {
    Known& known = known_[hash(pixel)];
    if (known.pixel != pixel)
        known = {pixel, search(pixel)};
    return known.index;
}

std::uint8_t PaletteMapper::search(std::uint32_t pixel) const {
    const auto wanted = channels(pixel);
    int min = std::numeric_limits<int>::max();
    std::size_t best = 0;
    for (std::size_t i = 0; i < multiplied_.size(); ++i) {
        int distance = 0;
        for (std::size_t c = 0; c < wanted.size(); ++c)
            distance += (multiplied_[i][c] - wanted[c]) * (multiplied_[i][c] - wanted[c]);
        if (distance < min) {
            min = distance;
            best = i;
        }
    }
    return static_cast<std::uint8_t>(best);
}

}  // namespace queenreel
