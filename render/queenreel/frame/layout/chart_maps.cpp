#include <algorithm>

#include "queenreel/frame/layout/chart_parts.h"

namespace queenreel {
namespace {

constexpr double name_line = 1.6;      // em
constexpr double between_maps = 1.0;   // em
constexpr double least_map = 5;        // em: of a map's height
constexpr double least_level = 0.35;   // em
constexpr double between_words = 1.2;  // em: between a map's name and totals

}  // namespace

bool place_maps(const Chart& chart, const ChartPage& page, const Rect& body, ChartLayout& layout) {
    const double em = page.em;
    const int gap = rounded(between_maps * em);
    const int count = static_cast<int>(chart.maps.size());
    const int high = (body.height - (count - 1) * gap) / count;
    const int line = rounded(name_line * em);
    for (int i = 0; i < count; ++i) {
        const Chart::Map& map = chart.maps[static_cast<std::size_t>(i)];
        const double least = std::max(least_map, least_level * static_cast<double>(map.panel.levels.size()));
        const double name = page.text_width(map.name, true) * em;
        const double totals = page.text_width(map.totals, false) * em;
        const bool fits = name + between_words * em + totals <= body.width && body.width >= 16 * em;
        if (!fits || high - line < least * em)
            return false;
        const int top = body.y + i * (high + gap);
        const int box = rounded(1.3 * em);
        const int split = body.x + rounded(name + between_words * em);
        layout.texts.push_back(
            {.text = map.name, .box = {body.x, top, split - body.x, box}, .em = em, .bold = true});
        layout.texts.push_back({.text = map.totals,
                                .box = {split, top, body.right() - split, box},
                                .em = em,
                                .ink = ChartLayout::Ink::quiet});
        layout.maps.push_back({body.x, top + line, body.width, high - line});
    }
    return true;
}

}  // namespace queenreel
