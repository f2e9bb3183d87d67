#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "queenreel/film/libav.h"

namespace queenreel {

/// The times that a film can express.
struct FilmClock {
    AVRational step;       ///< pictures change only at whole multiples of it; in seconds
    AVRational tick;       ///< the unit of times, in seconds
    std::int64_t min = 1;  ///< the shortest time of a picture, in ticks
    std::int64_t max = 1;  ///< the longest time of a frame, in ticks; a picture held for longer takes several
};

/// The clock of held pictures, or of a constant rate, which is `fps` or the format's default. Throws
/// OutputError for an unsupported rate.
FilmClock film_clock(const CodedFormat& format, std::optional<double> fps);

/// A stretch of time, in ticks from the start of the film.
struct TickSpan {
    std::int64_t start = 0;  ///< the first tick shown
    std::int64_t end = 0;    ///< one past the last
};

/// The times of a film's pictures. Holds are added up in microseconds and each sum is rounded once, so a film
/// of any length ends within half a step of the sum of its holds.
///
/// Every picture is shown: a hold shorter than a step takes one whole step, and later pictures are delayed
/// until their holds make up for it.
class TickTimeline {
  public:
    explicit TickTimeline(const FilmClock& clock) : clock_(clock) {}

    /// The time span of the next picture, held for `hold`.
    TickSpan next(std::chrono::microseconds hold);

    /// The end of the film, in ticks.
    std::int64_t end() const { return end_; }

  private:
    FilmClock clock_;
    std::int64_t microseconds_ = 0;  // the sum of the holds
    std::int64_t steps_ = 0;         // the end, in steps
    std::int64_t end_ = 0;
};

}  // namespace queenreel
