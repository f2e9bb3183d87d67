#pragma once

#include <algorithm>

namespace queenreel {

/// The horizontal scale of a map. It may have a bend, after which the same width takes more of the work.
struct MapScale {
    double work = 1;   ///< the share of the work before the bend; 1 for none
    double width = 1;  ///< the share of the width before it

    bool is_bent() const { return work < 1; }

    /// Returns the place at which a share of the work ends, as a share of the width.
    double place_of(double share) const {
        if (!is_bent())
            return share;
        return share <= work ? share / work * width
                             : width + (std::min(share, 1.0) - work) / (1 - work) * (1 - width);
    }

    /// The share of the work that ends there.
    double work_at(double place) const {
        if (!is_bent())
            return place;
        return place <= width ? place / width * work
                              : work + (std::min(place, 1.0) - width) / (1 - width) * (1 - work);
    }

    friend bool operator==(const MapScale&, const MapScale&) = default;
};

}  // namespace queenreel
