#include "queenreel/film/timeline.h"

extern "C" {
#include <libavutil/mathematics.h>
}

#include <fmt/format.h>

#include <algorithm>
#include <climits>

#include "queenreel/io/error.h"

namespace queenreel {
namespace {

/// The time between frames at a constant rate, in seconds.
AVRational frame_time(double fps) {
    constexpr double max = 1000;
    if (!(fps > 0 && fps <= max))
        throw OutputError(fmt::format("fps {}: cannot be kept; use more than 0 and at most {}", fps, max));
    return av_inv_q(av_d2q(fps, 1'000'000));
}

/// A time in ticks, rounded down.
std::int64_t ticks(std::chrono::microseconds time, const CodedFormat& format) {
    return time.count() * format.ticks_a_second / 1'000'000;
}

}  // namespace

FilmClock film_clock(const CodedFormat& format, std::optional<double> fps) {
    if (!fps && format.default_fps > 0)
        fps = format.default_fps;
    const AVRational tick{1, format.ticks_a_second};
    const AVRational step = fps ? frame_time(*fps) : tick;
    if (fps && format.repetition != Repetition::held)
        return {step, step, 1, 1};
    // FFmpeg 7 treats INT_MAX itself as an error and starts the next picture after one tick.
    if (fps && format.library == FilmLibrary::libav)  // its times are exact in any unit
        return {step, step, 1,
                std::clamp<std::int64_t>(av_rescale_q(format.max_hold.count(), {1, 1'000'000}, step), 1,
                                         INT_MAX - 1)};
    return {step, tick, ticks(format.min_hold, format),
            std::min<std::int64_t>(ticks(format.max_hold, format), INT_MAX - 1)};
}

TickSpan TickTimeline::next(std::chrono::microseconds hold) {
    constexpr AVRational microsecond{1, 1'000'000};
    microseconds_ += hold.count();
    steps_ = std::max(av_rescale_q(microseconds_, microsecond, clock_.step), steps_ + 1);
    const std::int64_t start = end_;
    end_ = std::max(av_rescale_q(steps_, clock_.step, clock_.tick), start + clock_.min);
    return {start, end_};
}

}  // namespace queenreel
