#include "queenreel/paint/panels/map_lanes.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "queenreel/paint/panels/map_shades.h"

namespace queenreel {
namespace {

constexpr double least_stroke_room = 1.5;  // pixels per golden stroke

}  // namespace

/// Rectangles of one color, filled together.
class Areas {
  public:
    void add(Color color, const Rect& area) {
        if (area.is_empty())
            return;
        auto found = std::ranges::find(colors_, color, &Colored::first);
        if (found == colors_.end())
            found = colors_.insert(found, {color, {}});
        found->second.push_back(area);
    }

    void fill(const Canvas& canvas) const {
        for (const auto& [color, areas] : colors_) {
            for (const Rect& area : areas)
                canvas.rectangle(area.x, area.y, area.width, area.height);
            canvas.fill(color);
        }
    }

  private:
    using Colored = std::pair<Color, std::vector<Rect>>;
    std::vector<Colored> colors_;
};

int drawn_pixels(const MapSpace& place, const Theme& theme) {
    return theme.background.alpha == 0 ? place.head() - place.lanes().x : place.lanes().width;
}

void MapLanes::draw() const {
    if (map_.curves.empty()) {
        draw_levels();
        draw_dead_ends();
    } else {
        draw_curves();
    }
    draw_solutions();
    draw_bend();
}

bool MapLanes::is_visible(int pixel) const {
    return canvas_.is_visible({place_.lanes().x + pixel, place_.lanes().y, 1, place_.lanes().height});
}

/// The visible pixels of the lanes: the first and one past the last.
std::pair<int, int> MapLanes::visible_pixels() const {
    int first = 0;
    while (first < end_ && !is_visible(first))
        ++first;
    int last = end_;
    while (last > first && !is_visible(last - 1))
        --last;
    return {first, last};
}

void MapLanes::draw_levels() const {
    const auto [first, last] = visible_pixels();
    Areas areas;
    for (std::size_t level = 0; level < map_.levels; ++level) {
        const Rect lane = place_.lane(level);
        MapShade run{};
        int begin = first;
        for (int pixel = first; pixel <= last; ++pixel) {
            const MapShade shade = pixel < last ? samples_.shade(level, pixel) : MapShade{};
            if (pixel < last && shade == run)
                continue;
            if (run.stood > 0)
                areas.add(map_color(theme_, run), {lane.x + begin, lane.y, pixel - begin, lane.height});
            run = shade;
            begin = pixel;
        }
    }
    areas.fill(canvas_);
}

/// Draws a tick for each dead end, below the end of a queen with nothing below it, in the lane of the row
/// that had no free square. Omitted if the ticks of a level could not be distinguished.
void MapLanes::draw_dead_ends() const {
    const double most = most_dead_ends();
    if (2 * most > place_.lanes().width)
        return;
    Areas areas;
    const double room = place_.lanes().width / std::max(1.0, most);
    const int width = rounded(std::clamp(0.25 * room, 1.0, std::max(1.0, 0.16 * place_.em())));
    for (std::size_t level = 0; level + 1 < map_.levels; ++level) {
        const Rect lane = place_.lane(level);
        const Rect below = place_.lane(level + 1);
        const int end = below.y + std::max(1, rounded(0.35 * below.height));
        for (std::size_t column = 0; column < map_.columns; ++column)
            if (map_.cell(level, column).dead_ends > 0)
                add_stroke(areas, map_tick(theme_), x_after(column) - width, width,
                           {0, lane.bottom(), 0, end - lane.bottom()});
    }
    areas.fill(canvas_);
}

/// The number of dead ends on the level that has the most.
double MapLanes::most_dead_ends() const {
    std::uint64_t most = 0;
    for (std::size_t level = 0; level < map_.levels; ++level) {
        std::uint64_t count = 0;
        for (std::size_t column = 0; column < map_.columns; ++column)
            count += map_.cell(level, column).dead_ends;
        most = std::max(most, count);
    }
    return static_cast<double>(most);
}

int MapLanes::x_after(std::size_t column) const {
    const double end = static_cast<double>(column + 1) * static_cast<double>(map_.column_looks);
    return place_.x_of(std::min(end, static_cast<double>(map_.looks)));
}

/// Adds a vertical bar at `x`, inside the lanes, as high as `tall`.
void MapLanes::add_stroke(Areas& areas, Color color, int x, int width, const Rect& tall) const {
    const int left =
        std::clamp(x, place_.lanes().x, std::max(place_.lanes().x, place_.lanes().right() - width));
    if (left + width > place_.lanes().x + end_ || !canvas_.is_visible({left, tall.y, width, tall.height}))
        return;
    areas.add(color, {left, tall.y, width, tall.height});
}

/// Draws golden strokes over all levels; if they are too many to distinguish, bars from below whose
/// length shows their number.
void MapLanes::draw_solutions() const {
    std::uint64_t count = 0;
    for (const std::uint32_t here : map_.solutions)
        count += here;
    if (count == 0)
        return;
    Areas areas;
    const Rect& lanes = place_.lanes();
    const double room = static_cast<double>(lanes.width) / static_cast<double>(count);
    if (room < least_stroke_room) {
        add_solution_bars(areas);
    } else {
        const double most = (room > 2 * place_.em() ? 0.16 : 0.1) * place_.em();
        const int width = rounded(std::clamp(0.27 * room, 1.0, std::max(1.0, most)));
        for (std::size_t column = 0; column < map_.columns; ++column)
            if (map_.solutions[column] > 0)
                add_stroke(areas, theme_.solved, x_after(column) - (width + 1) / 2, width, lanes);
    }
    areas.fill(canvas_);
}

/// Adds a bar from below at each pixel, as high as its solutions are many.
void MapLanes::add_solution_bars(Areas& areas) const {
    const Rect& lanes = place_.lanes();
    double most = 0;
    for (int pixel = 0; pixel < lanes.width; ++pixel)
        most = std::max(most, samples_.solutions(pixel));
    for (int pixel = 0; pixel < end_; ++pixel) {
        const int high = rounded(samples_.solutions(pixel) / most * lanes.height);
        add_stroke(areas, theme_.solved, lanes.x + pixel, 1, {0, lanes.bottom() - high, 0, high});
    }
}

void MapLanes::draw_curves() const {
    const auto [first, last] = visible_pixels();
    Areas areas;
    for (std::size_t i = 0; i < map_.curves.size(); ++i) {
        const MapShade shade{MapShade::full, i == 0 ? MapShade::half : 0, 0};
        for (int pixel = first; pixel < last; ++pixel)
            add_height(areas, map_.curves[i], pixel, map_color(theme_, shade));
    }
    areas.fill(canvas_);
}

/// Adds the pixels below a curve, and its line on top.
void MapLanes::add_height(Areas& areas, const SearchMap::Curve& curve, int pixel, Color color) const {
    const auto height = samples_.height(curve, pixel);
    if (!height)
        return;
    const int top = y_of(*height);
    const auto before = pixel > 0 ? samples_.height(curve, pixel - 1) : std::nullopt;
    const int from = std::min(top, before ? y_of(*before) : top);
    const int thick = std::max(2, rounded(0.1 * place_.em()));
    const int to = std::min(place_.lanes().bottom(), std::max(top, before ? y_of(*before) : top) + thick);
    const int x = place_.lanes().x + pixel;
    areas.add(color, {x, to, 1, place_.lanes().bottom() - to});
    areas.add(theme_.quiet, {x, from, 1, to - from});
}

void MapLanes::draw_bend() const {
    const int wide = place_.head_width();
    if (!scale_.is_bent() || place_.bend() + wide > place_.lanes().x + end_)
        return;
    fill_rectangle(canvas_, {place_.bend(), place_.lanes().y, wide, place_.lanes().height}, theme_.text);
}

int MapLanes::y_of(double height) const {
    const double share = std::clamp(height / map_.max_height, 0.0, 1.0);
    return place_.lanes().bottom() - rounded(share * place_.lanes().height);
}

void MapLanes::draw_veil() const {
    const int head = place_.head();
    const Rect& lanes = place_.lanes();
    if (theme_.background.alpha > 0 && head < lanes.right())
        fill_rectangle(canvas_, {head, lanes.y, lanes.right() - head, lanes.height}, map_veil(theme_));
    const int wide = place_.head_width();
    fill_rectangle(canvas_, {std::min(head, lanes.right() - wide), lanes.y, wide, lanes.height},
                   theme_.accent);
}

}  // namespace queenreel
