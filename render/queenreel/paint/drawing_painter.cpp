#include "queenreel/paint/drawing_painter.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <utility>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

void add_steps(cairo_t* context, const DrawnPath& path) {
    const double* at = path.points.data();
    for (const char step : path.steps) {
        if (step == 'm')
            cairo_move_to(context, at[0], at[1]);
        else if (step == 'l')
            cairo_line_to(context, at[0], at[1]);
        else if (step == 'c')
            cairo_curve_to(context, at[0], at[1], at[2], at[3], at[4], at[5]);
        else
            cairo_close_path(context);
        at += step == 'c' ? 6 : step == 'h' ? 0 : 2;
    }
}

void stroke_path(cairo_t* context, const DrawnPath::Stroke& stroke) {
    using Stroke = DrawnPath::Stroke;
    constexpr std::array caps{CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    constexpr std::array joins{CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    static_assert(static_cast<std::size_t>(Stroke::Cap::square) + 1 == caps.size() &&
                  static_cast<std::size_t>(Stroke::Join::bevel) + 1 == joins.size());
    const cairo_matrix_t pen{stroke.pen[0], stroke.pen[1], stroke.pen[2], stroke.pen[3], 0, 0};
    cairo_transform(context, &pen);
    cairo_set_line_width(context, stroke.width);
    cairo_set_line_cap(context, caps[static_cast<std::size_t>(stroke.cap)]);
    cairo_set_line_join(context, joins[static_cast<std::size_t>(stroke.join)]);
    cairo_set_miter_limit(context, stroke.miter_limit);
    cairo_set_dash(context, stroke.dashes.data(), static_cast<int>(stroke.dashes.size()), stroke.dash_offset);
    cairo_stroke(context);
}

void draw_path(cairo_t* context, const DrawnPath& path) {
    cairo_save(context);
    cairo_new_path(context);
    add_steps(context, path);
    set_color(context, path.color);
    if (path.stroked) {
        stroke_path(context, path.stroke);
    } else {
        cairo_set_fill_rule(context, path.even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        cairo_fill(context);
    }
    cairo_restore(context);
}

/// In one unit a side of the drawing.
void draw_pixels(cairo_t* context, const Drawing& drawing) {
    const CairoSurface image(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, drawing.pixel_width, drawing.pixel_height));
    require_ok(cairo_surface_status(image.get()));
    const int stride = cairo_image_surface_get_stride(image.get());
    unsigned char* const rows = cairo_image_surface_get_data(image.get());
    for (int row = 0; row < drawing.pixel_height; ++row)
        std::copy_n(drawing.pixels.data() + static_cast<std::size_t>(row) * drawing.pixel_width,
                    drawing.pixel_width,
                    reinterpret_cast<std::uint32_t*>(rows + static_cast<std::ptrdiff_t>(row) * stride));
    cairo_surface_mark_dirty(image.get());
    cairo_scale(context, drawing.width / drawing.pixel_width, drawing.height / drawing.pixel_height);
    cairo_set_source_surface(context, image.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST);
    cairo_paint(context);
}

}  // namespace

void draw_drawing(cairo_t* context, const Drawing& drawing, const Rect& place) {
    const double scale = std::min(place.width / drawing.width, place.height / drawing.height);
    cairo_save(context);
    cairo_translate(context, place.x + (place.width - scale * drawing.width) / 2,
                    place.y + (place.height - scale * drawing.height) / 2);
    cairo_scale(context, scale, scale);
    if (!drawing.pixels.empty())
        draw_pixels(context, drawing);
    for (const DrawnPath& path : drawing.paths)
        draw_path(context, path);
    cairo_restore(context);
}

void draw_logo(cairo_t* context, const Look& look) {
    const Rect place = logo_place(look);
    if (place.width > 0 && is_visible(context, place))
        draw_drawing(context, *look.logo, place);
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
    // Of colors that are nearly alike, the most frequent stands for all.
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
