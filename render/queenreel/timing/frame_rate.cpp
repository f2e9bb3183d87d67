#include "queenreel/timing/frame_rate.h"

#include <array>
#include <cmath>

namespace queenreel {
namespace {

constexpr std::array television_rates{24, 30, 48, 60, 120, 240};

/// Returns true if `fps` is `exact` rounded to two decimals or more.
bool is_rounded(double fps, double exact) {
    constexpr int max_decimals = 6;
    double scale = 100;
    for (int decimals = 2; decimals <= max_decimals; ++decimals, scale *= 10)
        if (std::abs(fps * scale - std::round(exact * scale)) < 1e-6)
            return true;
    return false;
}

}  // namespace

double rate_of_decimal(double fps) {
    for (const int whole : television_rates)
        if (const double exact = whole * 1000.0 / 1001; is_rounded(fps, exact))
            return exact;
    return fps;
}

}  // namespace queenreel
