#include "paint/ink.h"
#include "paint/panels/panel_painter.h"
#include "paint/panels/text_rows.h"
#include "paint/text.h"

namespace queenreel {
namespace {

/// Names at the left, values at the right; the digits of DejaVu Sans are all of one width.
void draw(cairo_t* context, const CountersPanel& panel, const PanelSpace& space) {
    const TextRows rows(space, panel.counters.size());
    for (std::size_t i = 0; i < panel.counters.size(); ++i) {
        const Rect row = rows.row(i);
        if (!is_visible(context, row))
            continue;
        const auto& [name, value] = panel.counters[i];
        TextStyle style{.em = rows.em(),
                        .color = space.theme.text,
                        .align = Align::right,
                        .bold = true,
                        .min_em = 0.75 * rows.em()};
        const int wide = draw_value(context, value, row, style);
        style.align = Align::left;
        style.bold = false;
        const int gap = static_cast<int>(0.5 * rows.em());
        draw_text(context, name, {row.x, row.y, row.width - wide - gap, row.height}, style);
    }
}

std::vector<Rect> changed_parts(const CountersPanel& before, const CountersPanel& now,
                                const PanelSpace& space) {
    // Another number of rows may lie elsewhere.
    if (before.counters.size() != now.counters.size())
        return {space.place.body};
    return changed_rows(before.counters, now.counters, TextRows(space, now.counters.size()));
}

}  // namespace

PanelPainter<CountersPanel> painter_of(const CountersPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
