#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "queenreel/film/libav.h"

namespace queenreel {

/// The times a film can tell.
struct FilmClock {
    AVRational step;       ///< pictures change only at whole multiples of it, seconds
    AVRational tick;       ///< the unit of times, seconds
    std::int64_t min = 1;  ///< no picture is shown for fewer ticks
    std::int64_t max = 1;  ///< nor a frame for more; a picture held for longer is shown by several
};

/// The clock of held pictures, or of a constant rate where `fps` or else the format says one. Throws
/// OutputError for a rate that cannot be kept.
FilmClock film_clock(const CodedFormat& format, std::optional<double> fps);

/// A stretch of time, in ticks from the start of the film.
struct TickSpan {
    std::int64_t start = 0;  ///< shown from here
    std::int64_t end = 0;    ///< until just before here
};

/// When each picture of a film is shown. Holds are added up in microseconds and each sum is rounded once, so
/// a film of any length ends within half a step of the sum of its holds.
///
/// Every picture is seen: a hold shorter than a step takes one whole step, and the pictures after it are
/// shown later until their own holds make up for it.
class Timeline {
  public:
    explicit Timeline(const FilmClock& clock) : clock_(clock) {}

    /// When the next picture, held for `hold`, is shown.
    TickSpan next(std::chrono::microseconds hold);

    /// When the film ends, in ticks.
    std::int64_t end() const { return end_; }

  private:
    FilmClock clock_;
    std::int64_t microseconds_ = 0;  // the sum of the holds
    std::int64_t steps_ = 0;         // the end in steps
    std::int64_t end_ = 0;
};

}  // namespace queenreel
