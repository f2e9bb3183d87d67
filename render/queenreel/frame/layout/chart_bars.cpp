#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/frame/layout/chart_parts.h"
#include "queenreel/frame/layout/chart_scale.h"

namespace queenreel {
namespace {

constexpr double bar_height = 1.0;  // em
constexpr double bar_line = 1.3;    // em: its name above it
constexpr double least_row = bar_line + bar_height + 0.5;
constexpr double most_row = 4.5;

/// A number below an axis, at a share of its length.
struct Tick {
    double at;
    std::string text;
};

std::vector<Tick> log_ticks(const LogScale& scale, std::string_view group) {
    std::vector<Tick> ticks;
    for (int exponent = scale.first; exponent <= scale.last; exponent += scale.step)
        ticks.push_back({static_cast<double>(exponent - scale.first) / (scale.last - scale.first),
                         tick_text(exponent, scale, Chart::Unit::number, group)});
    return ticks;
}

/// Multiples of 1, 2 or 5 times a power of ten from 0 to `longest`, at most `most`.
std::vector<Tick> linear_ticks(double longest, std::size_t most, std::string_view group) {
    const double least_step = longest / static_cast<double>(std::max<std::size_t>(most, 2) - 1);
    double power = std::pow(10, std::floor(std::log10(std::max(least_step, 1e-9))));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (factor * power >= least_step) {
            step = std::max(1.0, factor * power);
            break;
        }
    std::vector<Tick> ticks;
    for (double value = 0; value <= longest; value += step)
        ticks.push_back(
            {value / longest, grouped_by(group, static_cast<std::uint64_t>(std::llround(value)))});
    return ticks;
}

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
    // The last number of the axis is centered at its end, and the first at its beginning.
    const int before = rounded(0.8 * em);
    const int after = rounded(std::max(values + 0.6 * em, 1.5 * em));
    const Rect line{body.x + before, body.y, body.width - before - after, body.height};
    const double axis_room = (0.4 + 0.35 + 2 * bar_line) * em;
    const double row = std::min(most_row * em, (body.height - axis_room) / chart.bars.size());
    if (row < least_row * em || line.width < 8 * em || names > body.width - before ||
        page.text_width(chart.axis, false) * em > body.width - before)
        return false;
    const std::size_t most_ticks = 1 + static_cast<std::size_t>(line.width / (4 * em));
    const LogScale scale = log_scale(1, longest, static_cast<int>(most_ticks));
    const bool is_linear = chart.bar_scale == Chart::Scale::linear;
    for (std::size_t i = 0; i < std::min(chart.bars.size(), chart.shown); ++i) {
        const Chart::Bar& bar = chart.bars[i];
        const int top = rounded(body.y + i * row);
        layout.texts.push_back({.text = bar.name,
                                .box = {line.x, top, body.right() - line.x, rounded(bar_line * em)},
                                .em = em,
                                .bold = true});
        const double share = is_linear ? bar.length / longest : bar.length > 1 ? scale.share(bar.length) : 0;
        const Rect place{line.x, top + rounded(bar_line * em), rounded(share * line.width),
                         rounded(bar_height * em)};
        layout.bars.push_back({place, bar.hue});
        const int left = place.right() + rounded(0.5 * em);
        layout.texts.push_back(
            {.text = bar.value, .box = {left, place.y, body.right() - left, place.height}, .em = em});
    }
    const double y = body.y + chart.bars.size() * row + 0.1 * em;
    layout.strokes.push_back({{static_cast<double>(line.x), y}, {static_cast<double>(line.right()), y}});
    for (const auto& [at, text] :
         is_linear ? linear_ticks(longest, most_ticks / 2 + 1, chart.group) : log_ticks(scale, chart.group)) {
        const double x = line.x + at * line.width;
        layout.strokes.push_back({{x, y}, {x, y + 0.35 * em}});
        const int wide = rounded(is_linear ? 5.8 * em : 2.9 * em);
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
