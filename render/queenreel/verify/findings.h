#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/verify/board/squares.h"

namespace queenreel::judge {

/// Where in a file something was found.
struct Place {
    std::string_view noun;     ///< "picture", "line", "solution"; empty for the whole file
    std::uint64_t number = 0;  ///< from 1
    std::optional<std::chrono::microseconds> time{};  ///< from a film's start
};

/// How long a film is, and how long it shows its boards.
struct FilmTimes {
    std::chrono::microseconds duration{0};
    std::chrono::microseconds min_hold{0};
    std::chrono::microseconds max_hold{0};
};

/// Takes what is found in a picture or film, in its order.
class Findings {
  public:
    virtual ~Findings() = default;

    /// A board that was read from a picture.
    virtual void reading(const Reading& reading, const Place& place) = 0;

    /// Something that is wrong.
    virtual void fault(const Place& place, std::string what) = 0;

    /// Of a film, at its end.
    virtual void times(const FilmTimes& times) = 0;

    /// A picture was decoded: the work goes on.
    virtual void alive() {}
};

}  // namespace queenreel::judge
