#include "film/timeline.h"

extern "C" {
#include <libavutil/mathematics.h>
}

#include <algorithm>

namespace queenreel {

TickSpan Timeline::next(std::chrono::microseconds hold) {
    constexpr AVRational microsecond{1, 1'000'000};
    microseconds_ += hold.count();
    steps_ = std::max(av_rescale_q(microseconds_, microsecond, step_), steps_ + 1);
    const std::int64_t start = end_;
    end_ = std::max(av_rescale_q(steps_, step_, tick_), start + min_);
    return {start, end_};
}

}  // namespace queenreel
