#pragma once

#include <cstddef>
#include <utility>

#include "queenreel/frame/color.h"
#include "queenreel/frame/map_samples.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/panels/map_space.h"

namespace queenreel {

class Areas;

/// The number of the lanes' pixels that are drawn: all, or, on a clear background, which takes no veil, those
/// before the playhead.
int drawn_pixels(const MapSpace& place, const Theme& theme);

/// Draws a map's lanes: the whole search, with a veil over the part to come, so that most pixels are the same
/// in all pictures. The arguments must outlive it.
class MapLanes {
  public:
    MapLanes(const Canvas& canvas, const MapPanel& panel, const MapSpace& place, const Theme& theme)
        : canvas_(canvas),
          map_(*panel.map),
          scale_(panel.scale),
          place_(place),
          theme_(theme),
          samples_(map_, place.lanes().width, scale_),
          end_(drawn_pixels(place, theme)) {}

    /// Draws levels and dead ends, or curves, and over them solutions and the line at a bend of the scale.
    void draw() const;

    /// Draws the veil and the playhead.
    void draw_veil() const;

  private:
    bool is_visible(int pixel) const;
    std::pair<int, int> visible_pixels() const;
    void draw_levels() const;
    void draw_dead_ends() const;
    double most_dead_ends() const;
    int x_after(std::size_t column) const;
    void add_stroke(Areas& areas, Color color, int x, int width, const Rect& tall) const;
    void draw_solutions() const;
    void add_solution_bars(Areas& areas) const;
    void draw_curves() const;
    void draw_bend() const;
    void add_height(Areas& areas, const SearchMap::Curve& curve, int pixel, Color color) const;
    int y_of(double height) const;

    const Canvas& canvas_;
    const SearchMap& map_;
    const MapScale& scale_;
    const MapSpace& place_;
    const Theme& theme_;
    MapSamples samples_;
    int end_;
};

}  // namespace queenreel
