#include "queenreel/paint/drawing_painter.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

void add_steps(const Canvas& canvas, const DrawnPath& path) {
    const double* at = path.points.data();
    for (const char step : path.steps) {
        if (step == 'm')
            canvas.move_to(at[0], at[1]);
        else if (step == 'l')
            canvas.line_to(at[0], at[1]);
        else if (step == 'c')
            canvas.curve_to(at[0], at[1], at[2], at[3], at[4], at[5]);
        else
            canvas.close_path();
        at += step == 'c' ? 6 : step == 'h' ? 0 : 2;
    }
}

void stroke_path(const Canvas& canvas, const DrawnPath::Stroke& stroke) {
    canvas.transform(stroke.pen);
    canvas.set_line_width(stroke.width);
    canvas.set_line_cap(stroke.cap);
    canvas.set_line_join(stroke.join);
    canvas.set_miter_limit(stroke.miter_limit);
    canvas.set_dash(stroke.dashes, stroke.dash_offset);
    canvas.stroke();
}

void draw_path(const Canvas& canvas, const DrawnPath& path) {
    canvas.save();
    canvas.new_path();
    add_steps(canvas, path);
    canvas.set_color(path.color);
    if (path.stroked) {
        stroke_path(canvas, path.stroke);
    } else {
        canvas.set_even_odd(path.even_odd);
        canvas.fill();
    }
    canvas.restore();
}

}  // namespace

void draw_drawing(const Canvas& canvas, const Drawing& drawing, const Rect& place) {
    const double scale = std::min(place.width / drawing.width, place.height / drawing.height);
    canvas.save();
    canvas.translate(place.x + (place.width - scale * drawing.width) / 2,
                     place.y + (place.height - scale * drawing.height) / 2);
    canvas.scale(scale, scale);
    if (!drawing.pixels.empty())
        canvas.image(drawing);
    for (const DrawnPath& path : drawing.paths)
        draw_path(canvas, path);
    canvas.restore();
}

void draw_logo(const Canvas& canvas, const Look& look) {
    const Rect place = logo_place(look);
    if (place.width > 0 && canvas.is_visible(place))
        draw_drawing(canvas, *look.logo, place);
}

std::vector<Color> colors_of(const Drawing& drawing, Color ground, std::size_t count) {
    constexpr int side = 96;
    const CairoSurface image(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    {
        const CairoContext context(cairo_create(image.get()));
        fill_rectangle(context.get(), {0, 0, side, side}, ground);
        draw_drawing(context.get(), drawing, {0, 0, side, side});
        require_ok(cairo_status(context.get()));
    }
    cairo_surface_flush(image.get());
    const auto* pixels = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(image.get()));
    std::map<std::uint32_t, int> exact;
    for (int i = 0; i < side * side; ++i)
        if (pixels[i] >> 24 == 255)
            ++exact[pixels[i]];
    // The most frequent color represents those similar to it.
    struct Bin {
        int pixels = 0;
        int most = 0;
        std::uint32_t color = 0;
    };
    std::map<std::uint32_t, Bin> bins;
    for (const auto& [color, often] : exact) {
        Bin& bin = bins[color & 0xfff0f0f0U];
        bin.pixels += often;
        if (often > bin.most) {
            bin.most = often;
            bin.color = color;
        }
    }
    std::vector<Bin> found;
    for (const auto& [cell, bin] : bins)
        found.push_back(bin);
    std::ranges::sort(found, [](const Bin& a, const Bin& b) {
        return std::pair(b.pixels, a.color) < std::pair(a.pixels, b.color);
    });
    found.resize(std::min(found.size(), count));
    std::vector<Color> colors;
    for (const Bin& bin : found)
        colors.push_back({static_cast<std::uint8_t>(bin.color >> 16),
                          static_cast<std::uint8_t>(bin.color >> 8), static_cast<std::uint8_t>(bin.color)});
    return colors;
}

}  // namespace queenreel
