#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr int max_ticks = 4;        // above 0
constexpr double room_above = 1.4;  // for the last value, in em

/// The smallest step of 1, 2, 5, 10 … (or a half if `max` is below 2) that needs few enough ticks up to
/// `max`.
double tick_step(double max) {
    if (max < 2)
        return 0.5;
    for (double power = 1;; power *= 10)
        for (const double step : {power, 2 * power, 5 * power})
            if (max / step <= max_ticks)
                return step;
}

std::string tick_text(double value) {
    if (value == std::floor(value))
        return grouped(static_cast<std::uint64_t>(value));
    return std::to_string(static_cast<int>(value)) + ".5";
}

/// The values labelled on the vertical axis, from 0.
std::vector<double> ticks(double max) {
    std::vector<double> values;
    const double step = tick_step(max);
    for (int i = 0; i * step <= max * (1 + 1e-9); ++i)
        values.push_back(i * step);
    return values;
}

/// The curve's rectangle within the panel, and the positions of its points.
struct Plot {
    const ChartPanel& panel;
    double em;
    Rect area;

    Plot(const ChartPanel& shown, const PanelSpace& space)
        : panel(shown), em(space.em), area(space.place.body) {
        double widest = 0;
        for (const double value : ticks(panel.max))
            widest = std::max(widest, text_width(tick_text(value), {.em = em}));
        const int left = static_cast<int>(std::ceil(widest + 0.9 * em));
        const int top = std::max(2, static_cast<int>(room_above * em));
        const int below = std::max(2, static_cast<int>((panel.end.empty() ? 0.7 : 1.6) * em));
        const int right = std::max(2, static_cast<int>(0.5 * em));
        area = {area.x + left, area.y + top, std::max(1, area.width - left - right),
                std::max(1, area.height - top - below)};
    }

    double height_of(double value) const {
        return area.y + (1 - std::clamp(value / std::max(panel.max, 1e-12), 0.0, 1.0)) * area.height;
    }

    Point at(std::size_t index) const {
        const double last = std::max<double>(1, static_cast<double>(panel.values.size()) - 1);
        return {area.x + static_cast<double>(index) / last * std::clamp(panel.filled, 0.0, 1.0) * area.width,
                height_of(panel.values[index])};
    }
};

void draw_axes(const Canvas& canvas, const Plot& plot, const PanelSpace& space) {
    const Rect& area = plot.area;
    const double width = std::max(1.0, std::round(0.08 * space.em));
    const double left = area.x - width / 2;
    canvas.move_to(left, area.y - 0.4 * space.em);
    canvas.line_to(left, area.bottom() + width / 2);
    canvas.line_to(area.right(), area.bottom() + width / 2);
    for (const double value : ticks(plot.panel.max)) {
        const double y = value == 0 ? area.bottom() + width / 2 : plot.height_of(value);
        canvas.line({left - 0.35 * space.em, y}, {left, y});
    }
    canvas.set_line_join(Canvas::Join::miter);
    canvas.stroke(space.theme.quiet, width);
}

/// Draws labels on the vertical axis, as many as fit without touching, and at the end of the horizontal one.
void draw_labels(const Canvas& canvas, const Plot& plot, const PanelSpace& space) {
    const Rect& body = space.place.body;
    const int line = static_cast<int>(1.2 * space.em);
    TextStyle style{
        .em = space.em, .color = space.theme.quiet, .halo = halo_of(space.theme), .align = Align::right};
    double next = plot.area.bottom() + 1;
    for (const double value : ticks(plot.panel.max)) {
        const double y = plot.height_of(value);
        if (y + line / 2.0 > next)
            continue;
        next = y - line / 2.0 + 1;
        const int right = plot.area.x - static_cast<int>(0.55 * space.em);
        draw_text(canvas, tick_text(value), {body.x, rounded(y - line / 2.0), right - body.x, line}, style);
        if (value == 0) {
            const int top_of_zero = plot.area.bottom() - line / 2;
            next = std::min<double>(next, top_of_zero);
        }
    }
    const int top = plot.area.bottom() + static_cast<int>(0.3 * space.em);
    if (!plot.panel.end.empty())
        draw_text(canvas, plot.panel.end, {plot.area.x, top, body.right() - plot.area.x, line}, style);
}

/// Each value extends to the next step. There are no more points than can be distinguished: the last of each
/// run.
void curve_path(const Canvas& canvas, const Plot& plot) {
    const std::size_t count = plot.panel.values.size();
    const auto max = static_cast<std::size_t>(std::max(2, plot.area.width));
    const std::size_t step = std::max<std::size_t>(1, count / max);
    Point point = plot.at(0);
    canvas.move_to(point.x, point.y);
    const auto go_on = [&](std::size_t index) {
        const Point next = plot.at(index);
        canvas.line_to(next.x, point.y);
        canvas.line_to(next.x, next.y);
        point = next;
    };
    for (std::size_t i = step; i + 1 < count; i += step)
        go_on(i);
    go_on(count - 1);
}

void draw_curve(const Canvas& canvas, const Plot& plot, const PanelSpace& space) {
    const Point last = plot.at(plot.panel.values.size() - 1);
    curve_path(canvas, plot);
    canvas.line_to(last.x, plot.area.bottom());
    canvas.line_to(plot.area.x, plot.area.bottom());
    canvas.close_path();
    canvas.fill(tint(space.theme));
    curve_path(canvas, plot);
    canvas.set_line_join(Canvas::Join::round);
    canvas.stroke(space.theme.accent, std::max(1.2, 0.13 * space.em));
    canvas.arc(last.x, last.y, std::max(2.0, 0.26 * space.em), 0, 2 * std::numbers::pi);
    canvas.fill();
}

/// The curve's highest point between two abscissas.
double crest(const Plot& plot, double left, double right) {
    double top = plot.area.bottom();
    for (std::size_t i = 0; i < plot.panel.values.size(); ++i) {
        const Point point = plot.at(i);
        const Point next = plot.at(std::min(i + 1, plot.panel.values.size() - 1));
        if (next.x >= left && point.x <= right)
            top = std::min({top, point.y, next.y});
    }
    return top;
}

/// At the right of the dot, where the curve has not been yet; near the right edge, above the whole curve
/// there.
Rect now_place(const Plot& plot, const PanelSpace& space, int width) {
    const Rect& body = space.place.body;
    const int height = static_cast<int>(1.3 * space.em);
    const Point last = plot.at(plot.panel.values.size() - 1);
    const int beside = static_cast<int>(std::ceil(last.x + 0.5 * space.em));
    if (beside + width <= body.right()) {
        const int lowest = plot.area.bottom() - height;
        const int y = std::max(body.y, std::min(static_cast<int>(last.y) - height / 2, lowest));
        return {beside, y, width, height};
    }
    const int x = std::clamp(static_cast<int>(last.x) - width / 2, body.x, body.right() - width);
    const double above = crest(plot, x, x + width) - 0.3 * space.em - height;
    return {x, std::max(body.y, static_cast<int>(above)), width, height};
}

void draw_now(const Canvas& canvas, const Plot& plot, const PanelSpace& space) {
    const TextStyle style{.em = space.em,
                          .color = space.theme.text,
                          .halo = halo_of(space.theme),
                          .align = Align::left,
                          .bold = true,
                          .min_em = 0.75 * space.em};
    const int width =
        std::min(space.place.body.width, static_cast<int>(std::ceil(text_width(plot.panel.now, style))) + 2);
    draw_text(canvas, plot.panel.now, now_place(plot, space, width), style);
}

void draw(const Canvas& canvas, const ChartPanel& panel, const PanelSpace& space) {
    const Plot plot(panel, space);
    if (!panel.values.empty())
        draw_curve(canvas, plot, space);
    draw_axes(canvas, plot, space);
    draw_labels(canvas, plot, space);
    if (!panel.values.empty())
        draw_now(canvas, plot, space);
}

}  // namespace

PanelPainter<ChartPanel> painter_of(const ChartPanel& /*panel*/) {
    return {.draw = draw};
}

}  // namespace queenreel
