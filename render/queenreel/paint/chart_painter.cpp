#include "queenreel/paint/chart_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/frame/layout/chart_layout.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

double chart_text_width(std::string_view text, bool bold) {
    constexpr double em = 100;
    return text_width(text, {.em = em, .bold = bold}) / em;
}

Color ink_color(const Theme& theme, ChartLayout::Ink ink) {
    switch (ink) {
        case ChartLayout::Ink::text:
            return theme.text;
        case ChartLayout::Ink::quiet:
            return theme.quiet;
        case ChartLayout::Ink::accent:
            return theme.accent;
    }
    return theme.text;
}

/// A disc, square, diamond or triangle about a point.
void mark_path(cairo_t* context, const Point& at, double radius, std::size_t shape) {
    constexpr std::size_t shapes = 4;
    if (shape % shapes == 0)
        return cairo_arc(context, at.x, at.y, radius, 0, 2 * std::numbers::pi);
    const int corners = shape % shapes == 3 ? 3 : 4;
    const double turn = shape % shapes == 1 ? 0.25 : 0.5;  // of a corner's angle
    for (int i = 0; i < corners; ++i) {
        const double angle =
            corners == 3 ? (2.0 * i / 3 - 0.5) * std::numbers::pi : (0.5 * i + turn) * std::numbers::pi;
        cairo_line_to(context, at.x + 1.2 * radius * std::cos(angle), at.y + 1.2 * radius * std::sin(angle));
    }
    cairo_close_path(context);
}

}  // namespace

void require_chart(const Chart& chart) {
    if (chart.plots.empty() && chart.bars.empty())
        throw PaintError("drawing: a chart has nothing to show; give it plots or bars");
    for (const Chart::Plot& plot : chart.plots) {
        std::size_t points = 0;
        for (const Chart::Line& line : plot.lines)
            for (const Chart::Point& point : line.points) {
                ++points;
                if (!(point.y > 0) || !std::isfinite(point.y) || !std::isfinite(point.x))
                    throw PaintError("drawing: a log scale has no such value; leave out what is not above 0");
            }
        if (points == 0)
            throw PaintError("drawing: a plot has no points; leave it out");
    }
    for (const Chart::Bar& bar : chart.bars)
        if (!std::isfinite(bar.length))
            throw PaintError("drawing: a bar has no end; give its length");
}

ChartPainter::ChartPainter(const Chart& chart, const Look& look)
    : look_(look), layout_(lay_out_chart(chart, look.width, above_logo(look).height, chart_text_width)) {}

void ChartPainter::draw(cairo_t* context) const {
    const Theme& theme = look_.theme;
    if (theme.background.alpha > 0)
        fill_rectangle(context, {0, 0, look_.width, look_.height}, theme.background);
    draw_logo(context, look_);
    draw_strokes(context);
    for (const Rect& bar : layout_.bars)
        fill_rectangle(context, bar, theme.accent);
    for (const ChartLayout::Curve& curve : layout_.curves)
        draw_curve(context, curve);
    for (const ChartLayout::Text& text : layout_.texts)
        draw_text(context, text.text, text.box,
                  {.em = text.em,
                   .color = ink_color(theme, text.ink),
                   .halo = halo_of(theme),
                   .align = text.right      ? Align::right
                            : text.centered ? Align::center
                                            : Align::left,
                   .bold = text.bold});
    require_ok(cairo_status(context));
}

void ChartPainter::draw_strokes(cairo_t* context) const {
    cairo_save(context);
    set_color(context, look_.theme.quiet);
    for (const ChartLayout::Stroke& stroke : layout_.strokes) {
        cairo_set_line_width(context, (stroke.leads ? 0.04 : 0.07) * layout_.em);
        cairo_move_to(context, stroke.from.x, stroke.from.y);
        cairo_line_to(context, stroke.to.x, stroke.to.y);
        cairo_stroke(context);
    }
    cairo_restore(context);
}

void ChartPainter::draw_mark(cairo_t* context, const Point& at, const ChartLayout::Curve& curve) const {
    mark_path(context, at, 0.22 * layout_.em, curve.number / 2);
    const bool hollow = curve.number % 2 == 1 && look_.theme.background.alpha > 0;
    set_color(context, hollow ? look_.theme.background : ink_color(look_.theme, curve.ink));
    cairo_fill_preserve(context);
    set_color(context, ink_color(look_.theme, curve.ink));
    cairo_stroke(context);
}

void ChartPainter::draw_curve(cairo_t* context, const ChartLayout::Curve& curve) const {
    cairo_save(context);
    set_color(context, ink_color(look_.theme, curve.ink));
    cairo_set_line_width(context, 0.09 * layout_.em);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    for (const std::vector<Point>& run : curve.runs) {
        for (const Point& point : run)
            cairo_line_to(context, point.x, point.y);
        cairo_stroke(context);
    }
    for (const std::vector<Point>& run : curve.runs)
        for (const Point& point : run)
            draw_mark(context, point, curve);
    cairo_restore(context);
}

}  // namespace queenreel
