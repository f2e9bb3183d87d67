#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

/// A call in its row; the innermost one is running.
struct ShownCall {
    Rect place;
    double em;
    std::string_view text;
    Align side = Align::left;  ///< where calls begin: at the right for those that read from right to left
    bool running = false;

    friend bool operator==(const ShownCall&, const ShownCall&) = default;
};

/// The calls that fit; an ellipsis replaces the outer ones that do not.
std::vector<ShownCall> shown_calls(const StackPanel& panel, const PanelSpace& space) {
    const TextRows rows(space, 0);
    std::span<const std::string> calls = panel.calls;
    if (rows.room() > 0)
        calls = calls.last(std::min(calls.size(), rows.room()));
    const bool is_mirrored = !calls.empty() && reads_right_to_left(calls.front());
    const Align side = is_mirrored ? Align::right : Align::left;
    std::vector<ShownCall> shown;
    for (const std::string& call : calls)
        shown.push_back({rows.row(shown.size()), rows.em(), call, side});
    if (shown.empty())
        return shown;
    shown.back().running = true;
    if (shown.size() < panel.calls.size() && shown.size() > 1)
        shown.front().text = "\u2026";
    return shown;
}

void draw_call(const Canvas& canvas, const ShownCall& call, const PanelSpace& space) {
    const auto& [row, em, text, side, running] = call;
    if (running)
        draw_active_row(canvas, row, em, space.theme, side);
    const int depth = static_cast<int>(1.3 * em);
    draw_text(canvas, text,
              {side == Align::right ? row.x : row.x + depth, row.y, row.width - depth, row.height},
              {.em = em,
               .color = space.theme.text,
               .halo = halo_of(space.theme),
               .align = side,
               .bold = running,
               .family = Family::mono,
               .min_em = 0.8 * em});
}

}  // namespace

PanelPainter<StackPanel> painter_of(const StackPanel& /*panel*/) {
    return painter_of_parts<StackPanel, shown_calls, draw_call>();
}

}  // namespace queenreel
