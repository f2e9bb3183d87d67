#include "queenreel/paint/brush.h"

#include <memory>
#include <string_view>

#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

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

DrawnPath::Stroke stroke_of(cairo_t* context) {
    using Stroke = DrawnPath::Stroke;
    const cairo_line_cap_t cap = cairo_get_line_cap(context);
    const cairo_line_join_t join = cairo_get_line_join(context);
    return {.width = cairo_get_line_width(context),
            .cap = cap == CAIRO_LINE_CAP_ROUND    ? Stroke::Cap::round
                   : cap == CAIRO_LINE_CAP_SQUARE ? Stroke::Cap::square
                                                  : Stroke::Cap::butt,
            .join = join == CAIRO_LINE_JOIN_ROUND   ? Stroke::Join::round
                    : join == CAIRO_LINE_JOIN_BEVEL ? Stroke::Join::bevel
                                                    : Stroke::Join::miter,
            .miter_limit = cairo_get_miter_limit(context)};
}

}  // namespace

void Brush::fill(Color color) const {
    set_color(context_, color);
    write_down(color, false);
    cairo_fill(context_);
}

void Brush::stroke(Color color, double width) const {
    set_color(context_, color);
    cairo_set_line_width(context_, width);
    write_down(color, true);
    cairo_stroke(context_);
}

void Brush::write_down(Color color, bool stroked) const {
    if (!written_)
        return;
    const std::unique_ptr<cairo_path_t, PathRelease> path(cairo_copy_path(context_));
    require_ok(path->status);
    DrawnPath drawn{.steps = {},
                    .points = {},
                    .color = color,
                    .even_odd = cairo_get_fill_rule(context_) == CAIRO_FILL_RULE_EVEN_ODD,
                    .stroked = stroked};
    for (int at = 0; at < path->num_data; at += path->data[at].header.length) {
        const Step step = step_of(path->data[at].header.type);
        drawn.steps += step.letter;
        for (int point = 1; point <= step.points; ++point)
            drawn.points.insert(drawn.points.end(),
                                {path->data[at + point].point.x, path->data[at + point].point.y});
    }
    // After a closed path Cairo moves to its beginning.
    if (std::string_view(drawn.steps).ends_with("hm")) {
        drawn.steps.pop_back();
        drawn.points.resize(drawn.points.size() - 2);
    }
    if (stroked)
        drawn.stroke = stroke_of(context_);
    written_->push_back(drawn);
}

}  // namespace queenreel
