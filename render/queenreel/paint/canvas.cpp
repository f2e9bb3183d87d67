#include "queenreel/paint/canvas.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

constexpr std::array caps{CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
constexpr std::array joins{CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
static_assert(static_cast<std::size_t>(Canvas::Cap::square) + 1 == caps.size() &&
              static_cast<std::size_t>(Canvas::Join::bevel) + 1 == joins.size());

template <typename Value, typename Table>
Value value_of(const Table& table, typename Table::value_type known) {
    return static_cast<Value>(std::ranges::find(table, known) - table.begin());
}

struct PathRelease {
    void operator()(cairo_path_t* path) const { cairo_path_destroy(path); }
};

/// A kind of step in a DrawnPath, and the number of its points.
struct Step {
    char letter;
    int points;
};

Step step_of(cairo_path_data_type_t type) {
    switch (type) {
        case CAIRO_PATH_MOVE_TO:
            return {'m', 1};
        case CAIRO_PATH_LINE_TO:
            return {'l', 1};
        case CAIRO_PATH_CURVE_TO:
            return {'c', 3};
        case CAIRO_PATH_CLOSE_PATH:
            break;
    }
    return {'h', 0};
}

Color color_of(cairo_t* context) {
    double red = 0;
    double green = 0;
    double blue = 0;
    double alpha = 0;
    cairo_pattern_get_rgba(cairo_get_source(context), &red, &green, &blue, &alpha);
    const auto byte = [](double share) { return static_cast<std::uint8_t>(std::lround(share * 255)); };
    return {byte(red), byte(green), byte(blue), byte(alpha)};
}

DrawnPath::Stroke pen_of(cairo_t* context) {
    cairo_matrix_t map;
    cairo_get_matrix(context, &map);
    DrawnPath::Stroke pen{.pen = {map.xx, map.yx, map.xy, map.yy},
                          .width = cairo_get_line_width(context),
                          .cap = value_of<Canvas::Cap>(caps, cairo_get_line_cap(context)),
                          .join = value_of<Canvas::Join>(joins, cairo_get_line_join(context)),
                          .miter_limit = cairo_get_miter_limit(context)};
    pen.dashes.resize(static_cast<std::size_t>(cairo_get_dash_count(context)));
    cairo_get_dash(context, pen.dashes.data(), &pen.dash_offset);
    return pen;
}

/// The corners of a context's clip in its own units: left, top, right and bottom.
std::array<double, 4> clip_corners(cairo_t* context) {
    std::array<double, 4> corners{};
    cairo_clip_extents(context, &corners[0], &corners[1], &corners[2], &corners[3]);
    return corners;
}

/// The clip of a context in surface pixels; empty without one.
std::optional<Box> clip_of(cairo_t* context) {
    cairo_save(context);
    cairo_identity_matrix(context);
    const auto [left, top, right, bottom] = clip_corners(context);
    cairo_restore(context);
    constexpr double endless = 1e6;  // an unbounded surface's
    if (right - left > endless)
        return std::nullopt;
    return Box{left, top, right - left, bottom - top};
}

}  // namespace

void add_path_data(cairo_t* context, std::string& steps, std::vector<double>& points) {
    const std::unique_ptr<cairo_path_t, PathRelease> path(cairo_copy_path(context));
    require_ok(path->status);
    for (int at = 0; at < path->num_data; at += path->data[at].header.length) {
        const Step step = step_of(path->data[at].header.type);
        steps += step.letter;
        for (int i = 1; i <= step.points; ++i) {
            double x = path->data[at + i].point.x;
            double y = path->data[at + i].point.y;
            cairo_user_to_device(context, &x, &y);
            points.insert(points.end(), {x, y});
        }
    }
    // After closing a path, Cairo moves to its beginning.
    if (std::string_view(steps).ends_with("hm")) {
        steps.pop_back();
        points.resize(points.size() - 2);
    }
}

void Canvas::act(const Actor& actor) const {
    if (actor_)
        *actor_ = actor;
}

Canvas Canvas::with_parts(const TakePart& take) const {
    Canvas page = *this;
    page.take_ = &take;
    return page;
}

Canvas Canvas::without_actors() const {
    Canvas scenery = *this;
    scenery.actor_ = nullptr;
    return scenery;
}

void Canvas::set_color(Color color) const {
    cairo_set_source_rgba(context_, color.red / 255.0, color.green / 255.0, color.blue / 255.0,
                          color.alpha / 255.0);
}

void Canvas::set_line_cap(Cap cap) const {
    cairo_set_line_cap(context_, caps[static_cast<std::size_t>(cap)]);
}

void Canvas::set_line_join(Join join) const {
    cairo_set_line_join(context_, joins[static_cast<std::size_t>(join)]);
}

void Canvas::set_even_odd(bool even_odd) const {
    cairo_set_fill_rule(context_, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

void Canvas::transform(const std::array<double, 4>& map) const {
    const cairo_matrix_t matrix{map[0], map[1], map[2], map[3], 0, 0};
    cairo_transform(context_, &matrix);
}

void Canvas::add(Shape shape) const {
    shape.actor = actor_ ? *actor_ : Actor{};
    shape.clip = clip_of(context_);
    list_->shapes.push_back(std::move(shape));
}

void Canvas::add_path(bool stroked) const {
    DrawnPath path{.steps = {},
                   .points = {},
                   .color = color_of(context_),
                   .even_odd = cairo_get_fill_rule(context_) == CAIRO_FILL_RULE_EVEN_ODD,
                   .stroked = stroked};
    add_path_data(context_, path.steps, path.points);
    if (stroked)
        path.stroke = pen_of(context_);
    if (!path.steps.empty())
        add({.what = std::move(path)});
}

void Canvas::fill_preserve() const {
    if (list_)
        add_path(false);
    else
        cairo_fill_preserve(context_);
}

void Canvas::fill() const {
    if (!list_)
        return cairo_fill(context_);
    add_path(false);
    new_path();
}

void Canvas::stroke_preserve() const {
    if (list_)
        add_path(true);
    else
        cairo_stroke_preserve(context_);
}

void Canvas::stroke() const {
    if (!list_)
        return cairo_stroke(context_);
    add_path(true);
    new_path();
}

void Canvas::image(const Drawing& drawing) const {
    if (list_) {
        double x = 0;
        double y = 0;
        double width = drawing.width;
        double height = drawing.height;
        cairo_user_to_device(context_, &x, &y);
        cairo_user_to_device_distance(context_, &width, &height);
        return add({.what = ImageShape{std::make_shared<const Drawing>(drawing), {x, y, width, height}}});
    }
    const CairoSurface image(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, drawing.pixel_width, drawing.pixel_height));
    queenreel::require_ok(cairo_surface_status(image.get()));
    const int stride = cairo_image_surface_get_stride(image.get());
    unsigned char* const rows = cairo_image_surface_get_data(image.get());
    for (int row = 0; row < drawing.pixel_height; ++row)
        std::copy_n(drawing.pixels.data() + static_cast<std::size_t>(row) * drawing.pixel_width,
                    drawing.pixel_width,
                    reinterpret_cast<std::uint32_t*>(rows + static_cast<std::ptrdiff_t>(row) * stride));
    cairo_surface_mark_dirty(image.get());
    cairo_save(context_);
    cairo_scale(context_, drawing.width / drawing.pixel_width, drawing.height / drawing.pixel_height);
    cairo_set_source_surface(context_, image.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context_), CAIRO_FILTER_BEST);
    cairo_paint(context_);
    cairo_restore(context_);
}

void Canvas::with_opacity(double opacity, const std::function<void(const Canvas&)>& draw) const {
    if (list_) {
        DisplayList inside{.shapes = {}, .outlines = list_->outlines};
        Canvas together = without_actors();
        together.list_ = &inside;
        save();
        draw(together);
        restore();
        return add({.what = ShapeGroup{std::make_shared<const DisplayList>(std::move(inside)), opacity}});
    }
    cairo_push_group(context_);
    draw(*this);
    cairo_pop_group_to_source(context_);
    cairo_paint_with_alpha(context_, opacity);
}

bool Canvas::is_visible(const Rect& area) const {
    const auto [left, top, right, bottom] = clip_corners(context_);
    return area.x < right && area.x + area.width > left && area.y < bottom && area.y + area.height > top;
}

void Canvas::require_ok() const {
    queenreel::require_ok(cairo_status(context_));
}

ListCanvas::ListCanvas(bool outlines)
    : ListState{.surface = CairoSurface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr)),
                .context = {},
                .shapes = {.shapes = {}, .outlines = outlines}},
      Canvas((ListState::context.reset(cairo_create(surface.get())), ListState::context.get()), shapes,
             acting) {}

}  // namespace queenreel
