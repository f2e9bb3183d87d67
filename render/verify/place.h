#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace queenreel::judge {

/// Where in a file something was found.
struct Place {
    std::string_view noun;     ///< "picture", "line", "solution"; empty for the whole file
    std::uint64_t number = 0;  ///< from 1
    std::optional<std::chrono::microseconds> time;  ///< from a film's start
};

/// `picture 17 at 16.0 s`; empty for the whole file.
std::string text(const Place& place);

/// A time in seconds with as many decimals as it needs: `16 s`, `0.04 s`.
std::string seconds(std::chrono::microseconds time);

}  // namespace queenreel::judge
