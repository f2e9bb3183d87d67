#include "queenreel/paint/chart_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

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

Color color_of(const Theme& theme, int hue, ChartLayout::Ink ink) {
    return hue < 0 ? ink_color(theme, ink) : chart_color(theme, hue);
}

/// A disc, square, diamond or triangle centered on a point.
void mark_path(const Canvas& canvas, const Point& at, double radius, std::size_t shape) {
    constexpr std::size_t shapes = 4;
    if (shape % shapes == 0)
        return canvas.arc(at.x, at.y, radius, 0, 2 * std::numbers::pi);
    const int corners = shape % shapes == 3 ? 3 : 4;
    const double turn = shape % shapes == 1 ? 0.25 : 0.5;  // share of a corner's angle
    for (int i = 0; i < corners; ++i) {
        const double angle =
            corners == 3 ? (2.0 * i / 3 - 0.5) * std::numbers::pi : (0.5 * i + turn) * std::numbers::pi;
        canvas.line_to(at.x + 1.2 * radius * std::cos(angle), at.y + 1.2 * radius * std::sin(angle));
    }
    canvas.close_path();
}

}  // namespace

void require_chart(const Chart& chart) {
    if (chart.plots.empty() && chart.bars.empty() && chart.maps.empty())
        throw PaintError("drawing: a chart has nothing to show; give it plots, bars or maps");
    for (const Chart::Map& map : chart.maps)
        painter_of(map.panel).validate(map.panel, {.kind = PanelKind::map, .title = {}});
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
    : look_(look), layout_(lay_out_chart(chart, look.width, above_logo(look).height, width_in_em)) {
    for (const Chart::Map& map : chart.maps)
        maps_.push_back(map.panel);
}

void ChartPainter::draw(const Canvas& canvas) const {
    const Theme& theme = look_.theme;
    if (theme.background.alpha > 0)
        fill_rectangle(canvas, {0, 0, look_.width, look_.height}, theme.background);
    draw_logo(canvas, look_);
    begin_part(canvas, ChartLayout::Role::figure);
    draw_strokes(canvas);
    for (const ChartLayout::Bar& bar : layout_.bars)
        fill_rectangle(canvas, bar.place, color_of(theme, bar.hue, ChartLayout::Ink::accent));
    for (const ChartLayout::Curve& curve : layout_.curves)
        draw_curve(canvas, curve);
    draw_maps(canvas);
    for (std::size_t i = 0; i < layout_.texts.size(); ++i) {
        const ChartLayout::Text& text = layout_.texts[i];
        const auto has_role = [&](std::size_t k) {
            return k < layout_.texts.size() && layout_.texts[k].role == text.role;
        };
        if (i == 0 || !has_role(i - 1))
            begin_part(canvas, text.role);
        draw_text(canvas, text.text, text.box,
                  {.em = text.em,
                   .color = color_of(theme, text.hue, text.ink),
                   .halo = halo_of(theme),
                   .align = text.right      ? Align::right
                            : text.centered ? Align::center
                                            : Align::start,
                   .bold = text.bold,
                   .goes_on = text.role != ChartLayout::Role::figure && has_role(i + 1)});
    }
    canvas.require_ok();
}

/// Begins the lines of a text, or a figure with everything else.
void ChartPainter::begin_part(const Canvas& canvas, ChartLayout::Role role) const {
    canvas.part([&] {
        using Kind = PagePart::Kind;
        PagePart part{.kind = role == ChartLayout::Role::figure  ? Kind::figure
                              : role == ChartLayout::Role::title ? Kind::title
                                                                 : Kind::text,
                      .order = static_cast<int>(role)};
        if (part.kind == Kind::figure)
            part.area = {0, 0, look_.width, look_.height};
        else
            for (const ChartLayout::Text& text : layout_.texts)
                if (text.role == role)
                    part.words += (part.words.empty() ? "" : "\n") + text.text;
        return part;
    });
}

void ChartPainter::draw_strokes(const Canvas& canvas) const {
    canvas.save();
    canvas.set_color(look_.theme.quiet);
    for (const ChartLayout::Stroke& stroke : layout_.strokes) {
        canvas.set_line_width((stroke.leads ? 0.04 : 0.07) * layout_.em);
        canvas.line(stroke.from, stroke.to);
        canvas.stroke();
    }
    canvas.restore();
}

void ChartPainter::draw_maps(const Canvas& canvas) const {
    PanelSlot slot{.kind = PanelKind::map, .title = {}};
    for (const MapPanel& map : maps_)
        for (const std::string& level : map.levels)
            if (maps_.size() > 1)
                slot.names = std::max(slot.names, static_cast<int>(level.size()));
    for (std::size_t i = 0; i < maps_.size(); ++i) {
        const PanelPlace place{.slot = slot, .body = layout_.maps[i]};
        painter_of(maps_[i]).draw(canvas, maps_[i], {.place = place, .em = layout_.em, .theme = look_.theme});
    }
}

void ChartPainter::draw_mark(const Canvas& canvas, const Point& at, const ChartLayout::Curve& curve) const {
    mark_path(canvas, at, 0.22 * layout_.em, curve.number / 2);
    const bool hollow = curve.number % 2 == 1 && look_.theme.background.alpha > 0;
    const Color color = color_of(look_.theme, curve.hue, curve.ink);
    canvas.set_color(hollow ? look_.theme.background : color);
    canvas.fill_preserve();
    canvas.stroke(color);
}

void ChartPainter::draw_curve(const Canvas& canvas, const ChartLayout::Curve& curve) const {
    canvas.save();
    canvas.set_color(color_of(look_.theme, curve.hue, curve.ink));
    canvas.set_line_width((curve.hue < 0 ? 0.09 : 0.12) * layout_.em);
    canvas.set_line_join(Canvas::Join::round);
    for (const std::vector<Point>& run : curve.runs) {
        for (const Point& point : run)
            canvas.line_to(point.x, point.y);
        canvas.stroke();
    }
    for (const std::vector<Point>& run : curve.runs)
        for (const Point& point : run)
            draw_mark(canvas, point, curve);
    canvas.restore();
}

}  // namespace queenreel
