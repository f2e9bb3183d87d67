#include <algorithm>
#include <cstddef>
#include <vector>

#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/chart_parts.h"

namespace queenreel {
namespace {

constexpr double name_line = 1.6;      // em
constexpr double between_maps = 1.0;   // em
constexpr double least_map = 5;        // em: of a map's height
constexpr double least_level = 0.35;   // em
constexpr double between_words = 1.2;  // em: between a map's name and totals

struct MapLeaf {
    enum : int { name, totals, map };
};

}  // namespace

bool place_maps(const Chart& chart, const ChartPage& page, const Rect& body, ChartLayout& layout) {
    const double em = page.em;
    const LayoutBox name = leaf_of(MapLeaf::name, 0, rounded(name_line * em));
    const LayoutBox maps = column_of(static_cast<int>(chart.maps.size()),
                                     column_of({name, filling(MapLeaf::map)}), rounded(between_maps * em));
    const std::vector<PlacedBox> places = placed(maps, body);
    const std::vector<Rect> names = places_of(places, MapLeaf::name);
    layout.maps = places_of(places, MapLeaf::map);
    for (std::size_t i = 0; i < chart.maps.size(); ++i) {
        const Chart::Map& map = chart.maps[i];
        const double least = std::max(least_map, least_level * static_cast<double>(map.panel.levels.size()));
        const double name_width = page.text_width(map.name, true) * em;
        const double totals = page.text_width(map.totals, false) * em;
        const bool fits = name_width + between_words * em + totals <= body.width && body.width >= 16 * em;
        if (!fits || layout.maps[i].height < least * em)
            return false;
        const int split = rounded(name_width + between_words * em);
        const std::vector<PlacedBox> words =
            placed(row_of({leaf_of(MapLeaf::name, split, 0), filling(MapLeaf::totals)}),
                   {names[i].x, names[i].y, names[i].width, rounded(1.3 * em)});
        layout.texts.push_back({.text = map.name, .box = words[0].place, .em = em, .bold = true});
        layout.texts.push_back(
            {.text = map.totals, .box = words[1].place, .em = em, .ink = ChartLayout::Ink::quiet});
    }
    return true;
}

}  // namespace queenreel
