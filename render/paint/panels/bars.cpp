#include <algorithm>
#include <cmath>
#include <cstddef>

#include "paint/ink.h"
#include "paint/panels/panel_painter.h"
#include "paint/panels/text_rows.h"
#include "paint/text.h"

namespace queenreel {
namespace {

/// Each bar has its name and value above it.
struct BarSpace {
    Rect body;
    double pitch;
    double em;

    explicit BarSpace(const PanelSpace& space) : body(space.place.body) {
        pitch = std::min(7 * space.em, static_cast<double>(body.height) / std::max(1, space.place.slot.rows));
        em = std::min(space.em, 0.42 * pitch);
    }

    Rect row(std::size_t index) const {
        const int top = body.y + rounded(static_cast<double>(index) * pitch);
        return {body.x, top, body.width, static_cast<int>(pitch)};
    }
};

void draw_bar(cairo_t* context, const BarsPanel::Bar& bar, const Rect& row, double em, const Theme& theme) {
    const int line = static_cast<int>(1.35 * em);
    TextStyle style{.em = em,
                    .color = theme.text,
                    .halo = halo_of(theme),
                    .align = Align::right,
                    .bold = true,
                    .min_em = 0.75 * em};
    const int wide = draw_value(context, bar.value, {row.x, row.y, row.width, line}, style);
    style.align = Align::left;
    style.bold = bar.lit;
    draw_text(context, bar.name, {row.x, row.y, row.width - wide - static_cast<int>(0.5 * em), line}, style);
    const double top = row.y + line;
    const double high = std::max(2.0, std::floor(std::min(0.62 * (row.height - line), 1.7 * em)));
    // What there is of a number is seen, however small its share.
    const double share = bar.share > 0 ? std::max(1.5, std::clamp(bar.share, 0.0, 1.0) * row.width) : 0;
    cairo_rectangle(context, row.x, top, row.width, high);
    set_color(context, tint(theme));
    cairo_fill(context);
    cairo_rectangle(context, row.x, top, share, high);
    set_color(context, bar.lit ? theme.accent : theme.quiet);
    cairo_fill(context);
}

void draw(cairo_t* context, const BarsPanel& panel, const PanelSpace& space) {
    const BarSpace bars(space);
    for (std::size_t i = 0; i < panel.bars.size(); ++i) {
        const Rect row = bars.row(i);
        if (is_visible(context, row))
            draw_bar(context, panel.bars[i], row, bars.em, space.theme);
    }
}

std::vector<Rect> changed_parts(const BarsPanel& before, const BarsPanel& now, const PanelSpace& space) {
    const BarSpace bars(space);
    std::vector<Rect> changed;
    const std::size_t count = std::max(before.bars.size(), now.bars.size());
    for (std::size_t i = 0; i < count; ++i)
        if (i >= before.bars.size() || i >= now.bars.size() || before.bars[i] != now.bars[i])
            changed.push_back(bars.row(i));
    return changed;
}

}  // namespace

PanelPainter<BarsPanel> painter_of(const BarsPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
