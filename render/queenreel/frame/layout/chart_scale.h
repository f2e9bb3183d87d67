#pragma once

#include <span>
#include <string>
#include <vector>

#include "queenreel/frame/chart.h"

namespace queenreel {

/// A log scale from 10^first to 10^last, which hold all values, with a tick every `step` decades from the
/// first to the last.
struct LogScale {
    int first = 0;
    int last = 1;
    int step = 1;

    /// Where a value is, 0 … 1.
    double share(double value) const;
};

/// The scale of values between `min` and `max`, both above 0, with at most so many ticks, three at the
/// least: a scale across 1 has that as well.
LogScale log_scale(double min, double max, int most_ticks);

/// What stands at 10^exponent: "10⁶", "1,000" where all of the scale is written out, or "10 ms".
std::string tick_text(int exponent, const LogScale& scale, Chart::Unit unit);

/// The whole numbers from `first` to `last` that have a number at their tick, where two of them must be at
/// least `apart` from each other, in steps of 1, 2 or 5 times a power of ten. Both ends are among them.
std::vector<int> numbered_ticks(int first, int last, double apart);

/// A label that wants to be about a height, and how high it is, both in pixels from the top.
struct WantedLabel {
    double middle = 0;
    double height = 0;
};

/// The middles of labels one above the other, given from the top down: as near to where they want to be as
/// they can without overlapping, between `top` and `bottom`; empty where these leave too little room.
std::vector<double> spread_labels(std::span<const WantedLabel> labels, double top, double bottom);

}  // namespace queenreel
