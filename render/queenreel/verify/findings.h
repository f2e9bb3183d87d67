#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/verify/board/squares.h"

namespace queenreel::judge {

/// A place in a file.
struct Place {
    std::string_view noun;     ///< "picture", "line", "solution"; empty for the whole file
    std::uint64_t number = 0;  ///< from 1
    std::optional<std::chrono::microseconds> time{};  ///< from a film's start
};

/// The length of a film, and its shortest and longest holds.
struct FilmTimes {
    std::chrono::microseconds duration{0};
    std::chrono::microseconds min_hold{0};
    std::chrono::microseconds max_hold{0};
};

/// Receives the findings about a picture or film, in order.
class Findings {
  public:
    virtual ~Findings() = default;

    /// Receives a board read from a picture.
    virtual void reading(const Reading& reading, const Place& place) = 0;

    /// Receives a fault.
    virtual void fault(const Place& place, std::string what) = 0;

    /// Receives a film's times, at its end.
    virtual void times(const FilmTimes& times) = 0;

    /// Reports that another picture was decoded.
    virtual void alive() {}
};

}  // namespace queenreel::judge
