#include "queenreel/paint/stamp.h"

#include <algorithm>

#include "queenreel/paint/paint_error.h"

namespace queenreel {

/// Cairo's PDF surface (1.16) ignores the alpha with which a drawing is painted, but not a group's.
void Stamp::draw(const Canvas& canvas, double x, double y, double opacity) const {
    cairo_t* const context = canvas.context();
    if (const DisplayList* list = canvas.list()) {
        double scale = 1;
        double across = 0;
        cairo_user_to_device(context, &x, &y);
        cairo_user_to_device_distance(context, &scale, &across);
        return canvas.add(
            {.what = StampUse{shapes(list->outlines), x, y, std::max(0.0, opacity), scale, scale * side_}});
    }
    const bool grouped = opacity < 1 && kept_ == Kept::drawing;
    if (grouped)
        cairo_push_group(context);
    cairo_set_source_surface(context, surface().get(), x, y);
    if (grouped) {
        cairo_paint(context);
        cairo_pop_group_to_source(context);
    }
    if (opacity >= 1)
        cairo_paint(context);
    else
        cairo_paint_with_alpha(context, std::max(0.0, opacity));
}

void Stamp::draw_directly(const Canvas& canvas) const {
    canvas.save();
    draw_(canvas);
    canvas.restore();
}

const CairoSurface& Stamp::surface() const {
    if (surface_)
        return surface_;
    if (kept_ == Kept::pixels) {
        const int side = static_cast<int>(side_);
        surface_.reset(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    } else {
        const cairo_rectangle_t extents{0, 0, side_, side_};
        surface_.reset(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    }
    const CairoContext context(cairo_create(surface_.get()));
    draw_(context.get());
    require_ok(cairo_status(context.get()));
    return surface_;
}

std::shared_ptr<const DisplayList> Stamp::shapes(bool outlines) const {
    if (!shapes_) {
        ListCanvas canvas(outlines);
        draw_(canvas);
        canvas.require_ok();
        shapes_ = std::make_shared<const DisplayList>(canvas.take());
    }
    return shapes_;
}

}  // namespace queenreel
