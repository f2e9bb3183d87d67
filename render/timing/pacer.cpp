#include "timing/pacer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// The film's share for what must be seen, unless that needs more or less.
constexpr double staying_share = 0.4;

double number(microseconds time) {
    return static_cast<double>(time.count());
}

}  // namespace

PaceError::PaceError(const Pace& pace, const StoryTotals& totals)
    : std::runtime_error("the duration is too short for all that must be seen"),
      duration(*pace.duration),
      min_duration(totals.min_duration(pace)),
      solutions(totals.solutions),
      others(totals.required.moments - std::min(totals.solutions, totals.required.moments)) {}

Pacer::Pacer(const Pace& pace, const std::optional<StoryTotals>& totals) : pace_(pace), selection_(pace) {
    if (needs_totals(pace))
        totals_ = totals.value();
    if (pace.duration && totals_.moments() > 0)
        fit();
}

void Pacer::fit() {
    if (*pace_.duration < totals_.min_duration(pace_))
        throw PaceError(pace_, totals_);
    const microseconds room = *pace_.duration - pace_.end_pause;
    const microseconds min = totals_.min_duration(pace_) - pace_.end_pause;
    if (totals_.hold() <= room)
        return;
    const microseconds fair{static_cast<std::int64_t>(staying_share * number(room))};
    const microseconds staying =
        std::max({min, std::min(totals_.required.hold, fair), room - totals_.skippable.hold});
    passing_room_ = room - staying;
    share_ = share(staying);
    ramp_.emplace(totals_.skippable.hold, std::max(passing_room_, min_showing));
}

Pacer::Share Pacer::share(microseconds room) const {
    const StoryTotals::Sum& all = totals_.required;
    const microseconds spare = room - static_cast<std::int64_t>(all.moments) * min_showing;
    const microseconds wanted = all.hold - static_cast<std::int64_t>(all.moments) * min_showing;
    microseconds first = *totals_.first_hold - min_showing;
    if (all.moments > 1)
        first += totals_.last_hold - min_showing;
    // A hair less, so that no rounding makes the shares add up to more than there is.
    const auto ratio = [](microseconds given, microseconds asked) {
        return given < asked ? number(given) / number(asked) * (1 - 1e-12) : 1;
    };
    // A story of nothing else has no neighbors to stand out from: all are shortened alike.
    if (totals_.skippable.moments == 0 || first > spare)
        return {.first_in_full = false, .of_rest = ratio(spare, wanted)};
    return {.first_in_full = true, .of_rest = ratio(spare - first, wanted - first)};
}

std::optional<Showing> Pacer::next(MomentKind moment) {
    if (!selection_.takes(moment))
        return std::nullopt;
    ++taken_;
    if (!pace_.duration) {
        const bool last = taken_ == totals_.moments();
        return Showing{pace_.hold(moment) + (last ? pace_.end_pause : microseconds{0}), 1};
    }
    auto showing = ramp_ ? compressed(moment) : stretched(moment);
    if (showing)
        spent_ += showing->duration;
    return showing;
}

std::optional<Showing> Pacer::stretched(MomentKind moment) {
    // What is left over is spread in proportion to the time told, rounded down; the last gets the remainder.
    const microseconds hold = seen_hold(pace_, moment);
    const double over = number(*pace_.duration - pace_.end_pause - totals_.hold());
    story_ += hold;
    const microseconds shown_until =
        story_ + microseconds{static_cast<std::int64_t>(over * (number(story_) / number(totals_.hold())))};
    const bool last = taken_ == totals_.moments();
    return Showing{(last ? *pace_.duration : shown_until) - spent_, 1};
}

std::optional<Showing> Pacer::compressed(MomentKind moment) {
    const microseconds hold = seen_hold(pace_, moment);
    if (taken_ == totals_.moments())
        return Showing{*pace_.duration - spent_, ramp_->speed_at(number(story_))};
    return must_be_seen(moment) ? staying(hold) : passing(hold);
}

Showing Pacer::staying(microseconds hold) {
    const bool in_full = share_.first_in_full && !std::exchange(first_stayed_, true);
    const double over = number(hold - min_showing) * (in_full ? 1 : share_.of_rest);
    return {min_showing + microseconds{static_cast<std::int64_t>(over)}, ramp_->speed_at(number(story_))};
}

std::optional<Showing> Pacer::passing(microseconds hold) {
    const double begins = ramp_->film_at(number(story_));
    const std::uint64_t speed = ramp_->speed_at(number(story_));
    story_ += hold;
    // It is left out while the picture before it is still shown, and where the last one leaves no room.
    const microseconds left = passing_room_ - spent_passing_;
    if (left < min_showing || std::ceil(begins) < number(spent_passing_))
        return std::nullopt;
    const microseconds ends{static_cast<std::int64_t>(ramp_->film_at(number(story_)))};
    const microseconds duration = std::min(std::max(ends - spent_passing_, min_showing), left);
    spent_passing_ += duration;
    return Showing{duration, speed};
}

}  // namespace queenreel
