#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <string>

#include "paint/ink.h"
#include "paint/panels/panel_painter.h"
#include "paint/text.h"

namespace queenreel {
namespace {

/// The curve's own rectangle within the panel, and where its points lie.
struct Plot {
    const ChartPanel& panel;
    Rect area;

    Plot(const ChartPanel& shown, const PanelSpace& space) : panel(shown), area(space.place.body) {
        const int edge = std::max(2, static_cast<int>(0.5 * space.em));
        const int top = std::max(2, static_cast<int>(1.4 * space.em));
        area = {area.x + edge, area.y + top, area.width - 2 * edge, area.height - top - edge};
    }

    Point at(std::size_t index) const {
        const double last = std::max<double>(1, static_cast<double>(panel.values.size()) - 1);
        const double value = std::clamp(panel.values[index] / std::max(panel.max, 1e-12), 0.0, 1.0);
        return {area.x + static_cast<double>(index) / last * std::clamp(panel.filled, 0.0, 1.0) * area.width,
                area.y + (1 - value) * area.height};
    }
};

void draw_axes(cairo_t* context, const Rect& area, const PanelSpace& space) {
    const double width = std::max(1.0, std::round(0.08 * space.em));
    cairo_move_to(context, area.x - width / 2, area.y - 0.4 * space.em);
    cairo_line_to(context, area.x - width / 2, area.y + area.height + width / 2);
    cairo_line_to(context, area.x + area.width, area.y + area.height + width / 2);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_width(context, width);
    set_color(context, space.theme.quiet);
    cairo_stroke(context);
}

/// No more points than can be told apart: of each run of them the last.
void curve_path(cairo_t* context, const Plot& plot) {
    const std::size_t count = plot.panel.values.size();
    const auto max = static_cast<std::size_t>(std::max(2, plot.area.width));
    const std::size_t step = std::max<std::size_t>(1, count / max);
    const Point first = plot.at(0);
    cairo_move_to(context, first.x, first.y);
    for (std::size_t i = step; i + 1 < count; i += step) {
        const Point point = plot.at(i);
        cairo_line_to(context, point.x, point.y);
    }
    const Point last = plot.at(count - 1);
    cairo_line_to(context, last.x, last.y);
}

void draw_curve(cairo_t* context, const Plot& plot, const PanelSpace& space) {
    const Point last = plot.at(plot.panel.values.size() - 1);
    const double foot = plot.area.y + plot.area.height;
    curve_path(context, plot);
    cairo_line_to(context, last.x, foot);
    cairo_line_to(context, plot.area.x, foot);
    cairo_close_path(context);
    set_color(context, tint(space.theme));
    cairo_fill(context);
    curve_path(context, plot);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(context, std::max(1.2, 0.13 * space.em));
    set_color(context, space.theme.accent);
    cairo_stroke(context);
    cairo_arc(context, last.x, last.y, std::max(2.0, 0.26 * space.em), 0, 2 * std::numbers::pi);
    cairo_fill(context);
}

/// The curve's highest point between two abscissas.
double crest(const Plot& plot, double left, double right) {
    double top = plot.area.y + plot.area.height;
    for (std::size_t i = 0; i < plot.panel.values.size(); ++i) {
        const Point point = plot.at(i);
        const Point next = plot.at(std::min(i + 1, plot.panel.values.size() - 1));
        if (next.x >= left && point.x <= right)
            top = std::min({top, point.y, next.y});
    }
    return top;
}

/// At the dot's right, where the curve has not been; where room ends, above all of the curve there.
Rect now_place(const Plot& plot, const PanelSpace& space, int width) {
    const Rect& body = space.place.body;
    const int height = static_cast<int>(1.3 * space.em);
    const Point last = plot.at(plot.panel.values.size() - 1);
    const int beside = static_cast<int>(std::ceil(last.x + 0.5 * space.em));
    if (beside + width <= body.x + body.width) {
        const int lowest = plot.area.y + plot.area.height - height;
        const int y = std::max(body.y, std::min(static_cast<int>(last.y) - height / 2, lowest));
        return {beside, y, width, height};
    }
    const int x = std::clamp(static_cast<int>(last.x) - width / 2, body.x, body.x + body.width - width);
    const double above = crest(plot, x, x + width) - 0.3 * space.em - height;
    return {x, std::max(body.y, static_cast<int>(above)), width, height};
}

void draw_now(cairo_t* context, const Plot& plot, const PanelSpace& space) {
    const TextStyle style{.em = space.em,
                          .color = space.theme.text,
                          .align = Align::left,
                          .bold = true,
                          .min_em = 0.75 * space.em};
    const int width =
        std::min(space.place.body.width, static_cast<int>(std::ceil(text_width(plot.panel.now, style))) + 2);
    draw_text(context, plot.panel.now, now_place(plot, space, width), style);
}

void draw(cairo_t* context, const ChartPanel& panel, const PanelSpace& space) {
    const Plot plot(panel, space);
    if (!panel.values.empty())
        draw_curve(context, plot, space);
    draw_axes(context, plot.area, space);
    if (!panel.values.empty())
        draw_now(context, plot, space);
}

std::vector<Rect> changed_parts(const ChartPanel& /*before*/, const ChartPanel& /*now*/,
                                const PanelSpace& space) {
    return {space.place.body};
}

}  // namespace

PanelPainter<ChartPanel> painter_of(const ChartPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
