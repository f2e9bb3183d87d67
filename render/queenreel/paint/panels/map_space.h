#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {

/// Names and numbers smaller than this share of the panel's letters are omitted.
inline constexpr double min_map_name = 0.6;

/// Positions of a map's parts, in pixels. The panel must outlive it.
class MapSpace {
  public:
    MapSpace(const MapPanel& panel, const PanelSpace& space);

    double em() const { return em_; }               ///< the panel's font size
    double name_em() const { return name_em_; }     ///< font size of the names
    const Rect& line() const { return line_; }      ///< the text above the map; empty for none
    const Rect& names() const { return names_; }    ///< at the left; no width if there are none
    const Rect& lanes() const { return lanes_; }    ///< as wide as the map's work
    const Rect& counts() const { return counts_; }  ///< numbers of solutions, below the lanes; empty for none
    Rect lane(std::size_t level) const;             ///< a level without the gap below it

    /// The names at the left, from the top: those of all levels, those of the first and the last if levels
    /// are too low for all, or the two ends of the axis of curves.
    const std::vector<std::string>& level_names() const { return level_names_; }
    Rect name(std::size_t index) const;             ///< the place of one of these names
    int x_of(double looks) const;                   ///< the position of that much work
    int bend() const;                               ///< the position of the bend in its scale
    double looks_now() const;                       ///< the work done so far
    int head() const { return x_of(looks_now()); }  ///< the first pixel of the part to come
    int head_width() const;                         ///< width of the playhead

  private:
    bool has_counts() const;
    void keep_names(int characters);

    const MapPanel& panel_;
    double em_;
    Rect line_{};
    Rect names_{};
    Rect lanes_{};
    Rect counts_{};
    double name_em_ = 0;
    bool names_are_ends_ = false;
    std::vector<std::string> level_names_;
};

}  // namespace queenreel
