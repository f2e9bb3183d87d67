#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "queenreel/frame/panel.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double gutter = 1.3;  // for the arrow, in em

/// One size for all lines, with which the longest fits.
double code_em(const PanelSpace& space, const TextRows& rows) {
    const double room = space.place.body.width - (gutter + 0.3) * rows.em();
    return std::min(rows.em(), room / (mono_width * std::max(1, space.place.slot.columns)));
}

/// Behind a line, as long as its share of the row.
Rect share_bar(const Rect& row, int hundredths) {
    const int gap = std::max(1, row.height / 8);
    return {row.x, row.y + gap, std::max(1, row.width * hundredths / 100), row.height - 2 * gap};
}

/// The accent, so pale that text is read on it.
Color faint(const Theme& theme) {
    Color color = theme.accent;
    color.alpha = 0x38;
    return color;
}

/// The spaces a line begins with are kept as room, so that lines of one depth stand below each other.
void draw_line(const Canvas& canvas, std::string_view line, const Rect& row, const TextStyle& style,
               double row_em) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const int left = rounded(gutter * row_em + static_cast<double>(indent) * mono_width * style.em);
    draw_text(canvas, line.substr(indent), {row.x + left, row.y, row.width - left, row.height}, style);
}

void draw(const Canvas& canvas, const CodePanel& panel, const PanelSpace& space) {
    const TextRows rows(space, panel.lines.size());
    const double em = code_em(space, rows);
    for (std::size_t i = 0; i < panel.lines.size(); ++i) {
        const Rect row = rows.row(i);
        if (!canvas.is_visible(row))
            continue;
        if (i < panel.shares.size() && panel.shares[i] > 0)
            fill_rectangle(canvas, share_bar(row, panel.shares[i]), faint(space.theme));
        const bool active = static_cast<int>(i) == panel.active;
        if (active)
            draw_active_row(canvas, row, rows.em(), space.theme);
        draw_line(canvas, panel.lines[i], row,
                  {.em = em,
                   .color = space.theme.text,
                   .halo = halo_of(space.theme),
                   .align = Align::left,
                   .bold = active,
                   .family = Family::mono,
                   .min_em = 0.8 * em},
                  rows.em());
    }
}

std::vector<Rect> changed_parts(const CodePanel& before, const CodePanel& now, const PanelSpace& space) {
    if (before.lines != now.lines)
        return {space.place.body};
    const TextRows rows(space, now.lines.size());
    std::vector<Rect> changed;
    for (std::size_t i = 0; i < now.lines.size(); ++i) {
        const auto share = [i](const CodePanel& panel) {
            return i < panel.shares.size() ? panel.shares[i] : 0;
        };
        if (share(before) != share(now))
            changed.push_back(rows.row(i));
    }
    for (const int active : {before.active, now.active})
        if (active >= 0 && static_cast<std::size_t>(active) < now.lines.size() && before.active != now.active)
            changed.push_back(rows.row(static_cast<std::size_t>(active)));
    return changed;
}

}  // namespace

PanelPainter<CodePanel> painter_of(const CodePanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
