#include "queenreel/timing/pacer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// The film's share for what must be seen, unless that needs more or less.
constexpr double staying_share = 0.4;

/// Gaps up to this are told in full, where all of these fit into half of the room: hurried, they would be
/// over before it was seen.
constexpr microseconds short_gap{4'000'000};

double number(microseconds time) {
    return static_cast<double>(time.count());
}

microseconds part_of(microseconds time, double share) {
    return microseconds{static_cast<std::int64_t>(share * number(time))};
}

/// How long each gap is told in a film with `room`, less than they ask for: short ones in full, and of the
/// others each in proportion to the logarithm of what it asks for, but not for longer than that.
std::vector<microseconds> shared_out(microseconds room, const std::vector<microseconds>& gaps) {
    std::vector<microseconds> rooms(gaps.size(), microseconds{0});
    std::vector<bool> settled(gaps.size());
    const auto settle = [&](std::size_t gap, microseconds given) {
        rooms[gap] = given;
        settled[gap] = true;
        room -= given;
    };
    microseconds all_short{0};
    for (const microseconds gap : gaps)
        all_short += gap <= short_gap ? gap : microseconds{0};
    for (std::size_t i = 0; i < gaps.size(); ++i)
        if (gaps[i].count() == 0 || (gaps[i] <= short_gap && 2 * all_short <= room))
            settle(i, gaps[i]);
    const auto weight = [&](std::size_t gap) { return std::log2(1 + number(gaps[gap]) / 1e6); };
    for (bool full = true; std::exchange(full, false);) {
        double weights = 0;
        for (std::size_t i = 0; i < gaps.size(); ++i)
            weights += settled[i] ? 0 : weight(i);
        const microseconds left = room;
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (!settled[i] && gaps[i] <= part_of(left, weight(i) / weights)) {
                settle(i, gaps[i]);
                full = true;
            }
        if (full)
            continue;
        // Shares too short for a picture go to the longest gap, and so does what rounding leaves.
        const auto longest = static_cast<std::size_t>(std::ranges::max_element(gaps) - gaps.begin());
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (!settled[i] && i != longest) {
                const microseconds given = part_of(left, weight(i) / weights);
                settle(i, given < min_showing ? microseconds{0} : given);
            }
        if (!settled[longest])
            settle(longest, room);
    }
    return rooms;
}

}  // namespace

PaceError::PaceError(const Pace& pace, const StoryTotals& totals)
    : std::runtime_error("the duration is too short for all that must be seen"),
      duration(*pace.duration),
      min_duration(totals.min_duration(pace)),
      solutions(totals.solutions),
      others(totals.required.moments + totals.told.moments -
             std::min(totals.solutions, totals.required.moments + totals.told.moments)),
      has_set_pieces(totals.told.moments > 0) {}

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
    const microseconds left = room - totals_.told.hold;
    const microseconds fair = part_of(left, staying_share);
    const microseconds staying = std::max(
        {min - totals_.told.hold, std::min(totals_.required.hold, fair), left - totals_.skippable.hold});
    share_ = share(staying);
    rooms_ = shared_out(left - staying, totals_.gaps);
    enter_gap(0);
}

void Pacer::enter_gap(std::size_t gap) {
    gap_ = gap;
    story_ = spent_passing_ = microseconds{0};
    ramp_.emplace(totals_.gaps[gap], std::max(rooms_[gap], min_showing),
                  totals_.told.moments > 0 ? Ramp::Ends::fast : Ramp::Ends::in_full);
}

/// Gives what is left of its room.
microseconds Pacer::leave_gap() {
    const microseconds left = rooms_[gap_] - spent_passing_;
    enter_gap(gap_ + 1);
    return left;
}

Pacer::Share Pacer::share(microseconds room) const {
    const StoryTotals::Sum& all = totals_.required;
    const microseconds spare = room - static_cast<std::int64_t>(all.moments) * min_showing;
    const microseconds wanted = all.hold - static_cast<std::int64_t>(all.moments) * min_showing;
    microseconds first = totals_.first_hold.value_or(min_showing) - min_showing;
    if (all.moments > 1)
        first += totals_.last_hold - min_showing;
    // A hair less, so that no rounding makes the shares add up to more than there is.
    const auto ratio = [](microseconds given, microseconds asked) {
        return given < asked ? number(given) / number(asked) * (1 - 1e-12) : 1;
    };
    // A story of nothing else has no neighbors to stand out from, and set pieces do: all are shortened alike.
    if (totals_.skippable.moments == 0 || totals_.told.moments > 0 || first > spare)
        return {.first_in_full = false, .of_rest = ratio(spare, wanted)};
    return {.first_in_full = true, .of_rest = ratio(spare - first, wanted - first)};
}

std::optional<Showing> Pacer::next(const Moment& moment) {
    const std::optional<Showing> showing = show(moment);
    if (showing && shown_) {
        auto& least = (*shown_)[static_cast<std::size_t>(moment.kind)];
        least = std::min(least.value_or(showing->duration), showing->duration);
    }
    return showing;
}

std::optional<Showing> Pacer::show(const Moment& moment) {
    if (!selection_.takes(moment))
        return std::nullopt;
    ++taken_;
    if (!pace_.duration) {
        const bool last = taken_ == totals_.moments();
        return Showing{pace_.hold(moment) + (last ? pace_.end_pause : microseconds{0}), 1};
    }
    auto showing = rooms_.empty() ? stretched(moment) : compressed(moment);
    if (showing)
        spent_ += showing->duration;
    return showing;
}

microseconds Pacer::default_hold(MomentKind kind) const {
    const microseconds hold = pace_.hold(kind);
    const bool stretches = pace_.duration && rooms_.empty() && totals_.hold().count() > 0;
    return stretches ? part_of(hold, number(*pace_.duration - pace_.end_pause) / number(totals_.hold()))
                     : hold;
}

std::optional<Showing> Pacer::stretched(const Moment& moment) {
    // What is left over is spread in proportion to the time told, rounded down; the last gets the remainder.
    const microseconds hold = seen_hold(pace_, moment);
    const double over = number(*pace_.duration - pace_.end_pause - totals_.hold());
    story_ += hold;
    const microseconds shown_until =
        story_ + microseconds{static_cast<std::int64_t>(over * (number(story_) / number(totals_.hold())))};
    const bool last = taken_ == totals_.moments();
    return Showing{(last ? *pace_.duration : shown_until) - spent_, 1};
}

std::optional<Showing> Pacer::compressed(const Moment& moment) {
    const microseconds hold = seen_hold(pace_, moment);
    if (taken_ == totals_.moments())
        return Showing{*pace_.duration - spent_, moment.is_set_piece() ? 1 : ramp_->speed_at(number(story_))};
    if (moment.is_set_piece())
        return Showing{hold + leave_gap(), 1};
    return must_be_seen(moment.kind) ? staying(hold) : passing(hold);
}

Showing Pacer::staying(microseconds hold) {
    const bool in_full = share_.first_in_full && !std::exchange(first_stayed_, true);
    const double over = number(hold - min_showing) * (in_full ? 1 : share_.of_rest);
    return {min_showing + microseconds{static_cast<std::int64_t>(over)}, ramp_->speed_at(number(story_))};
}

std::optional<Showing> Pacer::passing(microseconds hold) {
    const double from = number(story_);
    story_ += hold;
    // It is left out while the picture before it is still shown, and where the last one leaves no room.
    const microseconds left = rooms_[gap_] - spent_passing_;
    if (left < min_showing || std::ceil(ramp_->film_at(from)) < number(spent_passing_))
        return std::nullopt;
    const microseconds ends{static_cast<std::int64_t>(ramp_->film_at(number(story_)))};
    const microseconds duration = std::min(std::max(ends - spent_passing_, min_showing), left);
    spent_passing_ += duration;
    const std::uint64_t speed = ramp_->speed_at(from);
    // Between set pieces the film may begin or cease to hurry in the middle of a moment, which is too short
    // then.
    const bool is_short = totals_.told.moments > 0 && duration + microseconds{1} < hold;
    return Showing{duration, is_short ? std::max<std::uint64_t>(speed, 2) : speed};
}

}  // namespace queenreel
