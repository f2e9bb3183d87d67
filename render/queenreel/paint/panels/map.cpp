#include <algorithm>
#include <cmath>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/map_lanes.h"
#include "queenreel/paint/panels/map_space.h"
#include "queenreel/paint/panels/map_texts.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {
namespace {

void draw_map(const Canvas& canvas, const MapPanel& panel, const PanelSpace& space) {
    if (!panel.map)
        return;
    const MapSpace place(panel, space);
    const MapTexts texts(canvas, panel, place, space.theme);
    texts.draw_line();
    texts.draw_names();
    if (panel.map->looks == 0)
        return;
    const MapLanes lanes(canvas, panel, place, space.theme);
    lanes.draw();
    texts.draw_block_names();
    if (panel.now < 1)
        lanes.draw_veil();
    texts.draw_counts();
}

/// The area between two playheads, and the numbers of solutions below.
std::vector<Rect> changed_map(const MapPanel& before, const MapPanel& now, const PanelSpace& space) {
    MapPanel then = before;
    then.now = now.now;
    then.name = now.name;
    then.value = now.value;
    then.lit = now.lit;
    if (!now.map || now.map->looks == 0 || !(then == now))
        return {space.place.body};
    const MapSpace from(before, space);
    const MapSpace to(now, space);
    if (space.theme.background.alpha == 0)
        return {space.place.body};
    const int wide = to.head_width();
    const int left = std::min(from.head(), to.head()) - wide;
    const int right = std::max(from.head(), to.head()) + wide;
    std::vector<Rect> changed{
        Rect{left, to.lanes().y, right - left, to.lanes().height}.intersected(space.place.body)};
    if (!to.counts().is_empty())
        changed.push_back(to.counts());
    if (before.name != now.name || before.value != now.value || before.lit != now.lit)
        changed.push_back(to.line());
    return changed;
}

void validate_map(const MapPanel& panel, const PanelSlot& /*slot*/) {
    if (!std::isfinite(panel.now) || !std::isfinite(panel.extent))
        throw PaintError("drawing: a map ends nowhere; give now and extent from 0 to 1");
    if (!panel.map)
        return;
    const SearchMap& map = *panel.map;
    const bool fits = map.solutions.size() == map.columns &&
                      map.cells.size() == (map.curves.empty() ? map.levels * map.columns : 0) &&
                      std::ranges::all_of(map.curves, [&](const SearchMap::Curve& curve) {
                          return curve.heights.size() == map.columns;
                      });
    if (!fits || map.column_looks == 0)
        throw PaintError("drawing: a map's numbers are not as many as its columns; give one for each");
}

}  // namespace

PanelPainter<MapPanel> painter_of(const MapPanel& /*panel*/) {
    return {.draw = draw_map, .changed_parts = changed_map, .validate = validate_map};
}

}  // namespace queenreel
