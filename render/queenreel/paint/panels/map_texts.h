#pragma once

#include "queenreel/frame/color.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/panels/map_space.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {

/// Draws the texts of a panel that has a map. The arguments must outlive it.
class MapTexts {
  public:
    MapTexts(const Canvas& canvas, const MapPanel& panel, const MapSpace& place, const Theme& theme)
        : canvas_(canvas), panel_(panel), map_(*panel.map), place_(place), theme_(theme) {}

    void draw_line() const;
    void draw_names() const;
    void draw_block_names() const;
    void draw_counts() const;

  private:
    Color name_color() const;
    Rect count_box(const SearchMap::Block& block) const;
    double narrowest_fit(const TextStyle& style) const;

    const Canvas& canvas_;
    const MapPanel& panel_;
    const SearchMap& map_;
    const MapSpace& place_;
    const Theme& theme_;
};

}  // namespace queenreel
