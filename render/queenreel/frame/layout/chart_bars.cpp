#include <algorithm>
#include <cmath>

#include "queenreel/frame/layout/chart_parts.h"
#include "queenreel/frame/layout/chart_scale.h"

namespace queenreel {
namespace {

constexpr double bar_height = 1.0;  // em
constexpr double bar_line = 1.3;    // em: its name above it
constexpr double least_row = bar_line + bar_height + 0.5;
constexpr double most_row = 4.5;

}  // namespace

bool place_bars(const Chart& chart, const ChartPage& page, const Rect& body, ChartLayout& layout) {
    const double em = page.em;
    double values = 0;
    double longest = 1;
    double names = 0;
    for (const Chart::Bar& bar : chart.bars) {
        values = std::max(values, page.text_width(bar.value, false) * em);
        names = std::max(names, page.text_width(bar.name, true) * em);
        longest = std::max(longest, bar.length);
    }
    // The last number of the axis is centered at its end, and so is the first at its beginning.
    const int before = rounded(0.8 * em);
    const int after = rounded(std::max(values + 0.6 * em, 1.5 * em));
    const Rect line{body.x + before, body.y, body.width - before - after, body.height};
    const double axis_room = (0.4 + 0.35 + 2 * bar_line) * em;
    const double row = std::min(most_row * em, (body.height - axis_room) / chart.bars.size());
    if (row < least_row * em || line.width < 8 * em || names > body.width - before ||
        page.text_width(chart.axis, false) * em > body.width - before)
        return false;
    const LogScale scale = log_scale(1, longest, 1 + static_cast<int>(line.width / (4 * em)));
    for (std::size_t i = 0; i < std::min(chart.bars.size(), chart.shown); ++i) {
        const Chart::Bar& bar = chart.bars[i];
        const int top = rounded(body.y + i * row);
        layout.texts.push_back({.text = bar.name,
                                .box = {line.x, top, body.right() - line.x, rounded(bar_line * em)},
                                .em = em,
                                .bold = true});
        const double share = bar.length > 1 ? scale.share(bar.length) : 0;
        const Rect place{line.x, top + rounded(bar_line * em), rounded(share * line.width),
                         rounded(bar_height * em)};
        layout.bars.push_back(place);
        const int left = place.right() + rounded(0.5 * em);
        layout.texts.push_back(
            {.text = bar.value, .box = {left, place.y, body.right() - left, place.height}, .em = em});
    }
    const double y = body.y + chart.bars.size() * row + 0.1 * em;
    layout.strokes.push_back({{static_cast<double>(line.x), y}, {static_cast<double>(line.right()), y}});
    for (int exponent = scale.first; exponent <= scale.last; exponent += scale.step) {
        const double x =
            line.x + static_cast<double>(exponent - scale.first) / (scale.last - scale.first) * line.width;
        layout.strokes.push_back({{x, y}, {x, y + 0.35 * em}});
        const int wide = rounded(2.9 * em);
        const std::string text = tick_text(exponent, scale, Chart::Unit::number);
        const int half =
            static_cast<int>(std::ceil(std::min<double>(wide, page.text_width(text, false) * em + 2) / 2));
        layout.texts.push_back(
            {.text = text,
             .box = {rounded(x) - half, rounded(y + 0.45 * em), 2 * half, rounded(bar_line * em)},
             .em = em,
             .ink = ChartLayout::Ink::quiet,
             .centered = true});
    }
    layout.texts.push_back({.text = chart.axis,
                            .box = {line.x, rounded(y + 0.45 * em) + rounded(bar_line * em),
                                    body.right() - line.x, rounded(bar_line * em)},
                            .em = em,
                            .ink = ChartLayout::Ink::quiet});
    return true;
}

}  // namespace queenreel
