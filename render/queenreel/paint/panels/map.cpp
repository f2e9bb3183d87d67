#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/frame/map_samples.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/map_shades.h"
#include "queenreel/paint/panels/map_space.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double least_stroke_room = 1.5;  // pixels per golden stroke

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
            canvas.set_color(color);
            canvas.fill();
        }
    }

  private:
    using Colored = std::pair<Color, std::vector<Rect>>;
    std::vector<Colored> colors_;
};

/// Draws the whole map, and a veil over what is to come, so that most of it is the same in all pictures.
class MapPen {
  public:
    MapPen(const Canvas& canvas, const MapPanel& panel, const PanelSpace& space)
        : canvas_(canvas),
          panel_(panel),
          map_(*panel.map),
          place_(panel, space),
          theme_(space.theme),
          samples_(map_, place_.lanes().width) {
        const bool is_clear = theme_.background.alpha == 0;
        end_ = is_clear ? place_.head() - place_.lanes().x : place_.lanes().width;
    }

    void draw() const {
        draw_line();
        draw_names();
        if (map_.looks == 0)
            return;
        if (map_.curves.empty()) {
            draw_levels();
            draw_dead_ends();
        } else {
            draw_curves();
        }
        draw_solutions();
        draw_block_names();
        draw_veil();
        draw_counts();
    }

  private:
    bool is_visible(int pixel) const {
        return canvas_.is_visible({place_.lanes().x + pixel, place_.lanes().y, 1, place_.lanes().height});
    }

    /// The visible pixels of the lanes: the first and one past the last.
    std::pair<int, int> visible_pixels() const {
        int first = 0;
        while (first < end_ && !is_visible(first))
            ++first;
        int last = end_;
        while (last > first && !is_visible(last - 1))
            --last;
        return {first, last};
    }

    /// Draws the text above the map: its name and, at the end of the line, its progress.
    void draw_line() const {
        const Rect& line = place_.line();
        if (line.is_empty() || !canvas_.is_visible(line))
            return;
        TextStyle style{.em = place_.em(),
                        .color = panel_.lit ? theme_.accent : theme_.text,
                        .halo = halo_of(theme_),
                        .align = Align::right,
                        .bold = panel_.lit,
                        .min_em = 0.7 * place_.em()};
        const Rect text{place_.lanes().x, line.y, line.right() - place_.lanes().x, line.height};
        const int wide = draw_value(canvas_, panel_.value, text, style);
        style.align = Align::left;
        style.bold = true;
        const int gap = wide > 0 ? rounded(0.8 * place_.em()) : 0;
        draw_text(canvas_, panel_.name, {text.x, text.y, text.width - wide - gap, text.height}, style);
    }

    void draw_levels() const {
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
    void draw_dead_ends() const {
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
    double most_dead_ends() const {
        std::uint64_t most = 0;
        for (std::size_t level = 0; level < map_.levels; ++level) {
            std::uint64_t count = 0;
            for (std::size_t column = 0; column < map_.columns; ++column)
                count += map_.cell(level, column).dead_ends;
            most = std::max(most, count);
        }
        return static_cast<double>(most);
    }

    int x_after(std::size_t column) const {
        const double end = static_cast<double>(column + 1) * static_cast<double>(map_.column_looks);
        return place_.x_of(std::min(end, static_cast<double>(map_.looks)));
    }

    /// Adds a vertical bar at `x`, inside the lanes, as high as `tall`.
    void add_stroke(Areas& areas, Color color, int x, int width, const Rect& tall) const {
        const int left =
            std::clamp(x, place_.lanes().x, std::max(place_.lanes().x, place_.lanes().right() - width));
        if (left + width > place_.lanes().x + end_ || !canvas_.is_visible({left, tall.y, width, tall.height}))
            return;
        areas.add(color, {left, tall.y, width, tall.height});
    }

    /// Draws golden strokes over all levels; if they are too many to distinguish, bars from below whose
    /// length shows their number.
    void draw_solutions() const {
        std::uint64_t count = 0;
        for (const std::uint32_t here : map_.solutions)
            count += here;
        if (count == 0)
            return;
        Areas areas;
        const Rect& lanes = place_.lanes();
        const double room = static_cast<double>(lanes.width) / static_cast<double>(count);
        if (room < least_stroke_room) {
            double most = 0;
            for (int pixel = 0; pixel < lanes.width; ++pixel)
                most = std::max(most, samples_.solutions(pixel));
            for (int pixel = 0; pixel < end_; ++pixel) {
                const int high = rounded(samples_.solutions(pixel) / most * lanes.height);
                add_stroke(areas, theme_.solved, lanes.x + pixel, 1, {0, lanes.bottom() - high, 0, high});
            }
        } else {
            const double most = (room > 2 * place_.em() ? 0.16 : 0.1) * place_.em();
            const int width = rounded(std::clamp(0.27 * room, 1.0, std::max(1.0, most)));
            for (std::size_t column = 0; column < map_.columns; ++column)
                if (map_.solutions[column] > 0)
                    add_stroke(areas, theme_.solved, x_after(column) - (width + 1) / 2, width, lanes);
        }
        areas.fill(canvas_);
    }

    void draw_curves() const {
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
    void add_height(Areas& areas, const SearchMap::Curve& curve, int pixel, Color color) const {
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

    int y_of(double height) const {
        const double share = std::clamp(height / map_.max_height, 0.0, 1.0);
        return place_.lanes().bottom() - rounded(share * place_.lanes().height);
    }

    void draw_names() const {
        if (place_.names().width == 0)
            return;
        const TextStyle style{
            .em = place_.name_em(), .color = theme_.quiet, .halo = halo_of(theme_), .align = Align::right};
        const int high = rounded(1.2 * place_.name_em());
        const auto draw_name = [&](const std::string& text, int middle) {
            const Rect box{place_.names().x, middle - high / 2, place_.names().width, high};
            if (canvas_.is_visible(box))
                draw_text(canvas_, text, box, style);
        };
        if (map_.curves.empty()) {
            for (std::size_t level = 0; level < std::min(map_.levels, panel_.levels.size()); ++level) {
                const Rect lane = place_.lane(level);
                draw_name(panel_.levels[level], lane.y + lane.height / 2);
            }
            return;
        }
        const auto ends = axis_names(map_);
        draw_name(ends[0], place_.lanes().y + high / 2);
        draw_name(ends[1], place_.lanes().bottom() - high / 2);
    }

    /// Draws the columns of the first queens on them.
    void draw_block_names() const {
        if (map_.blocks.empty())
            return;
        const Rect lane = place_.lane(0);
        const double em = std::min(0.9 * place_.em(), 0.85 * lane.height);
        if (em < min_map_name * place_.em())
            return;
        const TextStyle style{.em = em, .color = name_color(), .bold = true};
        for (const SearchMap::Block& block : map_.blocks) {
            const int left = place_.x_of(static_cast<double>(block.begin));
            const Rect box{left, lane.y, place_.x_of(static_cast<double>(block.end)) - left, lane.height};
            const bool is_told = theme_.background.alpha > 0 || box.right() <= place_.lanes().x + end_;
            if (is_told && canvas_.is_visible(box) && text_width(block.name, style) < box.width - 4)
                draw_text(canvas_, block.name, box, style);
        }
    }

    /// The text or background color, whichever is legible on queens.
    Color name_color() const {
        const Color ground = map_color(theme_, {MapShade::full, 0, MapShade::half});
        return readable_on(ground);
    }

    void draw_veil() const {
        const int head = place_.head();
        const Rect& lanes = place_.lanes();
        if (panel_.now >= 1)
            return;
        if (theme_.background.alpha > 0 && head < lanes.right())
            fill_rectangle(canvas_, {head, lanes.y, lanes.right() - head, lanes.height}, map_veil(theme_));
        const int wide = place_.head_width();
        fill_rectangle(canvas_, {std::min(head, lanes.right() - wide), lanes.y, wide, lanes.height},
                       theme_.accent);
    }

    /// Draws the number of solutions of each first queen, once it is known; of none if one of them lacks
    /// room for its number.
    void draw_counts() const {
        if (place_.counts().is_empty())
            return;
        TextStyle style{.em = place_.em(), .color = theme_.text, .halo = halo_of(theme_), .bold = true};
        const double fit = narrowest_fit(style);
        if (fit < min_map_name)
            return;
        style.em *= fit;
        const auto told = solutions_told(map_, place_.looks_now());
        for (std::size_t i = 0; i < map_.blocks.size(); ++i) {
            const Rect box = count_box(map_.blocks[i]);
            if (!told[i] || !canvas_.is_visible(box))
                continue;
            draw_text(canvas_, grouped(*told[i]), box, style);
        }
    }

    Rect count_box(const SearchMap::Block& block) const {
        const int left = place_.x_of(static_cast<double>(block.begin));
        return {left, place_.counts().y, place_.x_of(static_cast<double>(block.end)) - left,
                place_.counts().height};
    }

    /// The factor by which letters must shrink to fit below the narrowest first queen.
    double narrowest_fit(const TextStyle& style) const {
        double fit = 1;
        for (const SearchMap::Block& block : map_.blocks)
            fit = std::min(fit, 0.8 * count_box(block).width /
                                    std::max(1.0, text_width(grouped(block.solutions), style)));
        return fit;
    }

    const Canvas& canvas_;
    const MapPanel& panel_;
    const SearchMap& map_;
    MapSpace place_;
    const Theme& theme_;
    MapSamples samples_;
    int end_ = 0;  // pixels of the lanes that are drawn
};

void draw_map(const Canvas& canvas, const MapPanel& panel, const PanelSpace& space) {
    if (panel.map)
        MapPen(canvas, panel, space).draw();
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
