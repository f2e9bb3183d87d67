#include <algorithm>
#include <string>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

/// A call as it is shown; the innermost one is running.
struct ShownCall {
    std::string text;
    bool running = false;

    friend bool operator==(const ShownCall&, const ShownCall&) = default;
};

/// The calls that fit; an ellipsis replaces the outer ones that do not.
std::vector<ShownCall> shown_calls(const StackPanel& panel, std::size_t room) {
    std::vector<ShownCall> shown;
    for (const std::string& call : panel.calls)
        shown.push_back({call});
    if (!shown.empty())
        shown.back().running = true;
    if (shown.size() > room && room > 0) {
        shown.erase(shown.begin(), shown.end() - static_cast<std::ptrdiff_t>(room));
        if (room > 1)
            shown.front() = {"\u2026"};
    }
    return shown;
}

void draw(const Canvas& canvas, const StackPanel& panel, const PanelSpace& space) {
    const TextRows rows(space, 0);
    const auto calls = shown_calls(panel, rows.room());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const Rect row = rows.row(i);
        if (!canvas.is_visible(row))
            continue;
        if (calls[i].running)
            draw_active_row(canvas, row, rows.em(), space.theme);
        const int left = static_cast<int>(1.3 * rows.em());
        draw_text(canvas, calls[i].text, {row.x + left, row.y, row.width - left, row.height},
                  {.em = rows.em(),
                   .color = space.theme.text,
                   .halo = halo_of(space.theme),
                   .align = Align::left,
                   .bold = calls[i].running,
                   .family = Family::mono,
                   .min_em = 0.8 * rows.em()});
    }
}

std::vector<Rect> changed_parts(const StackPanel& before, const StackPanel& now, const PanelSpace& space) {
    const TextRows rows(space, 0);
    return changed_rows(shown_calls(before, rows.room()), shown_calls(now, rows.room()), rows);
}

}  // namespace

PanelPainter<StackPanel> painter_of(const StackPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
