#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// A board of a film, shown without a break.
struct Hold {
    std::chrono::microseconds start{0};
    std::chrono::microseconds length{0};
    int frames = 1;  ///< coded pictures that show it
};

/// A hold that is wrong.
struct HoldFault {
    std::size_t index = 0;
    std::string what;
};

/// The wrong holds of a film: those that are not as long as Expectations::hold asks, or, without it, in a
/// film that should be complete, not as long as most others. `tick` is the precision of the format's times; a
/// film of constant rate may be off by one picture where its rate does not divide the hold.
std::vector<HoldFault> wrong_holds(const std::vector<Hold>& holds, const Expectations& expectations,
                                   std::chrono::microseconds tick);

/// A time in seconds with as many decimals as it needs: `16 s`, `0.04 s`.
std::string seconds(std::chrono::microseconds time);

}  // namespace queenreel::judge
