#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// A period in which a film shows one board.
struct Hold {
    std::chrono::microseconds start{0};
    std::chrono::microseconds length{0};
    int frames = 1;  ///< encoded pictures that show it
};

/// A wrong hold.
struct HoldFault {
    std::size_t index = 0;
    std::string what;
};

/// Returns the wrong holds of a film: those that differ from Expectations::hold or, if that is not set and
/// the film should be complete, from most others. `tick` is the precision of the format's times; a film of
/// constant rate may be off by one picture if its rate does not divide the hold.
std::vector<HoldFault> wrong_holds(const std::vector<Hold>& holds, const Expectations& expectations,
                                   std::chrono::microseconds tick);

/// Formats a time in seconds with as many decimals as needed: `16 s`, `0.04 s`.
std::string seconds(std::chrono::microseconds time);

}  // namespace queenreel::judge
