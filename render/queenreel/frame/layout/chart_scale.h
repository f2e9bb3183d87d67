#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/chart.h"

namespace queenreel {

/// A log scale from 10^first to 10^last, which contains all values, with a tick every `step` decades,
/// starting at the first.
struct LogScale {
    int first = 0;
    int last = 1;
    int step = 1;

    /// The position of a value, 0 … 1.
    double share(double value) const;
};

/// The scale of values between `min` and `max`, both above 0, with at most `most_ticks` ticks, which is at
/// least three: even a scale that spans 1 has that many.
LogScale log_scale(double min, double max, int most_ticks);

/// The label at 10^exponent: "10⁶", "1,000" if the whole scale is written out, or "10 ms".
std::string tick_text(int exponent, const LogScale& scale, Chart::Unit unit, std::string_view group = ",");

/// "1,000", with `group` between groups of three digits.
std::string grouped_by(std::string_view group, std::uint64_t number);

/// The integers from `first` to `last` whose ticks have numbers, in steps of 1, 2 or 5 times a power of ten,
/// at least `apart` from each other. Both ends are included.
std::vector<int> numbered_ticks(int first, int last, double apart);

/// A label with its preferred position and its height, both in pixels from the top.
struct WantedLabel {
    double middle = 0;
    double height = 0;
};

/// The middles of labels, given from the top down: as near to their preferred positions as possible without
/// overlapping, between `top` and `bottom`; empty if there is too little room.
std::vector<double> spread_labels(std::span<const WantedLabel> labels, double top, double bottom);

}  // namespace queenreel
