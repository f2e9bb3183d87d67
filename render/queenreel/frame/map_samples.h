#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/frame/map_scale.h"
#include "queenreel/frame/search_map.h"

namespace queenreel {

/// The shade of a map's pixel for its time on a level; in steps, so that a map has few colors.
struct MapShade {
    static constexpr int full = 4;
    static constexpr int half = 2;

    int stood = 0;      ///< share of the time that a queen was there, 0 … full
    int alternate = 0;  ///< share of that for every other queen, 0 … half
    int solved = 0;     ///< share of that for queens with a solution below, 0 … half

    friend bool operator==(const MapShade&, const MapShade&) = default;
};

/// Samples a map, which must outlive it, at `width` pixels.
class MapSamples {
  public:
    MapSamples(const SearchMap& map, int width, const MapScale& scale = {})
        : map_(map),
          scale_(scale),
          width_(width),
          looks_(static_cast<double>(map.looks) / width),
          column_looks_(static_cast<double>(map.column_looks)) {}

    MapShade shade(std::size_t level, int pixel) const;

    /// The mean of a curve; empty if it has no value there.
    std::optional<double> height(const SearchMap::Curve& curve, int pixel) const;

    /// The number of solutions, with those of a column spread evenly over its pixels.
    double solutions(int pixel) const;

  private:
    double looks_before(int pixel) const {
        return scale_.is_bent()
                   ? scale_.work_at(static_cast<double>(pixel) / width_) * static_cast<double>(map_.looks)
                   : pixel * looks_;
    }
    double looks_of(int pixel) const {
        return scale_.is_bent() ? looks_before(pixel + 1) - looks_before(pixel) : looks_;
    }

    /// Calls `add` with each column that the pixel overlaps and with the overlapping share of it; the last
    /// column may be narrower.
    template <typename Add>
    void each_column(int pixel, Add add) const {
        const double from = looks_before(pixel);
        const double to = std::min(from + looks_of(pixel), static_cast<double>(map_.looks));
        for (auto column = static_cast<std::size_t>(from / column_looks_); column < map_.columns; ++column) {
            const double begin = static_cast<double>(column) * column_looks_;
            if (begin >= to)
                return;
            const double end = std::min(begin + column_looks_, static_cast<double>(map_.looks));
            const double share = (std::min(end, to) - std::max(begin, from)) / (end - begin);
            if (share > 0)
                add(column, share);
        }
    }

    const SearchMap& map_;
    MapScale scale_;
    int width_;
    double looks_;  // per pixel, without a bend
    double column_looks_;
};

/// The number of solutions found below each first queen of a map after `looks` of work: exact once the queen
/// has left, exact to one column of the map while it is on the board, and empty before that.
std::vector<std::optional<std::uint64_t>> solutions_told(const SearchMap& map, double looks);

}  // namespace queenreel
