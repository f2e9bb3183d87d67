#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

/// The layout of bars, each with its name and value above it.
struct BarSpace {
    Rect body;
    int scale_height;
    double pitch;
    double em;

    explicit BarSpace(const PanelSpace& space) : body(space.place.body) {
        const PanelSlot& slot = space.place.slot;
        scale_height = slot.notes > 0 ? rounded(BarsPanel::scale_height * space.em) : 0;
        pitch =
            std::min(7 * space.em, static_cast<double>(body.height - scale_height) / std::max(1, slot.rows));
        em = std::min(space.em, 0.42 * pitch);
    }

    /// The place of the scale, below `count` bars.
    Rect scale(std::size_t count) const {
        return {body.x, body.y + rounded(static_cast<double>(count) * pitch), body.width, scale_height};
    }

    Rect row(std::size_t index) const {
        const int top = body.y + rounded(static_cast<double>(index) * pitch);
        return {body.x, top, body.width, static_cast<int>(pitch)};
    }
};

/// Returns whether bars start at the right edge, as names that read from right to left do.
bool begin_at_right(const BarsPanel& panel) {
    return std::ranges::any_of(panel.bars, reads_right_to_left, &BarsPanel::Bar::name);
}

/// A bar below its line of text.
struct BarPlace {
    Rect whole;  ///< including its text
    bool is_mirrored;
    int line;
    double top;
    double height;

    BarPlace(const Rect& row, double em, bool at_right)
        : whole(row),
          is_mirrored(at_right),
          line(static_cast<int>(1.35 * em)),
          top(row.y + line),
          height(std::max(2.0, std::floor(std::min(0.62 * (row.height - line), 1.7 * em)))) {}

    /// The left end of a part of that width, from the bar's beginning.
    double left(double width) const { return is_mirrored ? whole.right() - width : whole.x; }
};

void draw_bar(const Canvas& canvas, const BarsPanel::Bar& bar, const BarPlace& place, double em,
              const Theme& theme) {
    const Rect& row = place.whole;
    const int line = place.line;
    TextStyle style{.em = em,
                    .color = theme.text,
                    .halo = halo_of(theme),
                    .align = place.is_mirrored ? Align::left : Align::right,
                    .bold = true,
                    .min_em = 0.75 * em};
    const int wide = draw_value(canvas, bar.value, {row.x, row.y, row.width, line}, style);
    style.align = place.is_mirrored ? Align::right : Align::left;
    style.bold = bar.lit;
    const Rect name{row.x, row.y, row.width - wide - static_cast<int>(0.5 * em), line};
    draw_text(canvas, bar.name, place.is_mirrored ? name.mirrored(row) : name, style);
    const double top = place.top;
    const double high = place.height;
    // Anything above 0 is visible, however small its share.
    const double share = bar.share > 0 ? std::max(1.5, std::clamp(bar.share, 0.0, 1.0) * row.width) : 0;
    canvas.rectangle(row.x, top, row.width, high);
    canvas.fill(tint(theme));
    canvas.rectangle(place.left(share), top, share, high);
    canvas.fill(bar.lit ? theme.accent : theme.quiet);
    const double part = std::clamp(bar.part, 0.0, 1.0) * row.width;
    canvas.rectangle(place.left(part), top, part, high);
    canvas.fill(theme.solved);
}

/// Draws how a part of a bar becomes the next bar: a widening ground between them.
void draw_magnified(const Canvas& canvas, const BarsPanel::Bar& bar, const BarPlace& from, const BarPlace& to,
                    const Theme& theme) {
    const double width = std::max(2.0, bar.magnified * from.whole.width);
    const double left = from.whole.x;
    const double right = left + to.whole.width;
    canvas.move_to(from.left(width), from.top + from.height);
    canvas.line_to(from.left(width) + width, from.top + from.height);
    canvas.line_to(right, to.top);
    canvas.line_to(left, to.top);
    canvas.close_path();
    canvas.fill(tint(theme));
}

void draw(const Canvas& canvas, const BarsPanel& panel, const PanelSpace& space) {
    const BarSpace bars(space);
    const bool at_right = begin_at_right(panel);
    const auto place = [&](std::size_t index) { return BarPlace(bars.row(index), bars.em, at_right); };
    for (std::size_t i = 0; i + 1 < panel.bars.size(); ++i)
        if (panel.bars[i].magnified > 0)
            draw_magnified(canvas, panel.bars[i], place(i), place(i + 1), space.theme);
    for (std::size_t i = 0; i < panel.bars.size(); ++i)
        if (canvas.is_visible(bars.row(i)))
            draw_bar(canvas, panel.bars[i], place(i), bars.em, space.theme);
    if (const Rect scale = bars.scale(panel.bars.size()); scale.height > 0 && canvas.is_visible(scale))
        draw_text(canvas, panel.scale, scale,
                  {.em = 0.86 * space.em,
                   .color = space.theme.quiet,
                   .align = Align::start,
                   .min_em = 0.6 * space.em});
}

/// The rows that each bar reaches: the magnification of its part extends over the rows of two bars.
std::vector<ValuePart<BarsPanel::Bar>> bars_of(const BarsPanel& panel, const BarSpace& bars) {
    std::vector<ValuePart<BarsPanel::Bar>> parts;
    for (std::size_t i = 0; i < panel.bars.size(); ++i)
        for (const std::size_t row : {i > 0 ? i - 1 : i, i, i + 1})
            parts.push_back({bars.row(row), &panel.bars[i]});
    return parts;
}

std::vector<Rect> changed_parts(const BarsPanel& before, const BarsPanel& now, const PanelSpace& space) {
    const BarSpace bars(space);
    std::vector<Rect> changed = differing_places(bars_of(before, bars), bars_of(now, bars));
    if (before.scale != now.scale || before.bars.size() != now.bars.size())
        changed.insert(changed.end(), {bars.scale(before.bars.size()), bars.scale(now.bars.size())});
    return changed;
}

}  // namespace

PanelPainter<BarsPanel> painter_of(const BarsPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
