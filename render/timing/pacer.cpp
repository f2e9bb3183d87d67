#include "timing/pacer.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "base/text.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// Of the film, for what must be seen, unless that needs more or less.
constexpr double staying_share = 0.4;

double number(microseconds time) {
    return static_cast<double>(time.count());
}

/// "5 s", "16.2 s": tenths of a second, rounded up.
std::string seconds(microseconds time) {
    const std::int64_t tenths = (time.count() + 99'999) / 100'000;
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += '.' + std::to_string(tenths % 10);
    return text + " s";
}

std::string too_short(microseconds duration, microseconds min, const Rehearsal& sums) {
    const std::uint64_t others = sums.must_stay.moments - std::min(sums.solutions, sums.must_stay.moments);
    std::string what = sums.solutions > 0 ? counted(sums.solutions, "solution") : std::string();
    if (sums.solutions == 0)
        what = counted(others, "moment") + " that must be seen";
    else if (others == 1)
        what += " and the end";
    else if (others > 1)
        what += " and " + counted(others, "other moment") + " that must be seen";
    return "--duration: " + seconds(duration) + " is too short for " + what + "; give at least " +
           seconds(min) +
           (sums.solutions > 0 ? ", or fewer solutions with --limit" : ", or a part with --select");
}

}  // namespace

Pacer::Pacer(const Pace& pace, Generator<Beat> rehearsal) : pace_(pace), selection_(pace) {
    if (pace.duration || pace.end_pause > microseconds{0})
        sums_ = rehearse(pace, rehearsal);
    if (pace.duration && sums_.moments() > 0)
        fit(*pace.duration - pace.end_pause);
}

void Pacer::fit(microseconds room) {
    const auto moments = static_cast<std::int64_t>(sums_.must_stay.moments);
    const microseconds min = moments * min_showing;
    if (room < min)
        throw PaceError(too_short(*pace_.duration, min + pace_.end_pause, sums_), min + pace_.end_pause);
    if (sums_.hold() <= room)
        return;
    const microseconds fair{static_cast<std::int64_t>(staying_share * number(room))};
    const microseconds staying =
        std::max({min, std::min(sums_.must_stay.hold, fair), room - sums_.may_go.hold});
    passing_room_ = room - staying;
    share_ = share(staying);
    ramp_.emplace(sums_.may_go.hold, std::max(passing_room_, min_showing));
}

Pacer::Share Pacer::share(microseconds room) const {
    const Rehearsal::Sum& all = sums_.must_stay;
    const microseconds spare = room - static_cast<std::int64_t>(all.moments) * min_showing;
    const microseconds wanted = all.hold - static_cast<std::int64_t>(all.moments) * min_showing;
    microseconds first = *sums_.first_hold - min_showing;
    if (all.moments > 1)
        first += sums_.last_hold - min_showing;
    // A hair less, so that no rounding makes the shares sum up to more than there is.
    const auto ratio = [](microseconds given, microseconds asked) {
        return given < asked ? number(given) / number(asked) * (1 - 1e-12) : 1;
    };
    // A story of nothing else has no neighbors to stand out from: all are shortened alike.
    if (sums_.may_go.moments == 0 || first > spare)
        return {.first_in_full = false, .of_rest = ratio(spare, wanted)};
    return {.first_in_full = true, .of_rest = ratio(spare - first, wanted - first)};
}

std::optional<Showing> Pacer::next(Beat beat) {
    if (!selection_.takes(beat))
        return std::nullopt;
    ++taken_;
    if (!pace_.duration) {
        const bool last = taken_ == sums_.moments();
        return Showing{pace_.hold(beat) + (last ? pace_.end_pause : microseconds{0}), 1};
    }
    auto showing = ramp_ ? compressed(beat) : stretched(beat);
    if (showing)
        spent_ += showing->duration;
    return showing;
}

std::optional<Showing> Pacer::stretched(Beat beat) {
    // What is over is spread in proportion to the time told, rounded down; the last has the remainder.
    const microseconds hold = seen_hold(pace_, beat);
    const double over = number(*pace_.duration - pace_.end_pause - sums_.hold());
    story_ += hold;
    const microseconds shown_until =
        story_ + microseconds{static_cast<std::int64_t>(over * (number(story_) / number(sums_.hold())))};
    const bool last = taken_ == sums_.moments();
    return Showing{(last ? *pace_.duration : shown_until) - spent_, 1};
}

std::optional<Showing> Pacer::compressed(Beat beat) {
    const microseconds hold = seen_hold(pace_, beat);
    if (taken_ == sums_.moments())
        return Showing{*pace_.duration - spent_, ramp_->speed_at(number(story_))};
    return must_be_seen(beat) ? staying(hold) : passing(hold);
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
