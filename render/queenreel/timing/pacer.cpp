#include "queenreel/timing/pacer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace queenreel {
namespace {

using std::chrono::microseconds;

double number(microseconds time) {
    return static_cast<double>(time.count());
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
    if (totals_.hold() <= room)
        return;
    shares_ = shared_out(totals_, room);
    share_ = share(*shares_);
    enter_gap(0);
}

void Pacer::enter_gap(std::size_t gap) {
    gap_ = gap;
    story_ = spent_in_gap_ = microseconds{0};
    hurry_.reset();
}

/// Leaves a gap and returns the rest of its room.
microseconds Pacer::leave_gap() {
    const microseconds left = shares_->gaps[gap_].room - spent_in_gap_;
    enter_gap(gap_ + 1);
    return left;
}

Pacer::Share Pacer::share(const FilmShares& shares) const {
    const microseconds least = static_cast<std::int64_t>(shares.hurried_moments) * min_showing;
    const microseconds spare = shares.staying - least;
    const microseconds wanted = shares.hurried_hold - least;
    microseconds first = totals_.first_hold.value_or(min_showing) - min_showing;
    if (totals_.required.moments > 1)
        first += totals_.last_hold - min_showing;
    // With nothing else in the story, or with set pieces, required moments need not stand out: all are
    // shortened alike.
    if (totals_.skippable.moments == 0 || totals_.told.moments > 0 || first > spare)
        return {.first_in_full = false, .of_rest = share_of(spare, wanted)};
    return {.first_in_full = true, .of_rest = share_of(spare - first, wanted - first)};
}

/// Moments, taken one at a time.
struct Pacer::Readings {
    explicit Readings(Generator<Moment> all) : moments(std::move(all)) {}

    Moment next(const Moment& otherwise) {
        if (!at)
            at = moments.begin();
        else if (*at != moments.end())
            ++*at;
        return *at == moments.end() ? otherwise : **at;
    }

    Generator<Moment> moments;
    std::optional<Generator<Moment>::Iterator> at{};
};

void Pacer::read_as(Generator<Moment> moments) {
    readings_ = std::make_shared<Readings>(std::move(moments));
}

std::optional<Showing> Pacer::next(const Moment& given) {
    const Moment moment = readings_ ? readings_->next(given) : given;
    std::optional<Showing> showing = show(moment);
    if (showing)
        showing->brief = pace_.is_brief(moment, showing->duration);
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
    auto showing = !shares_ ? stretched(moment) : compressed(moment);
    if (showing)
        spent_ += showing->duration;
    return showing;
}

microseconds Pacer::default_hold(MomentKind kind) const {
    const microseconds hold = pace_.hold(kind);
    const bool stretches = pace_.duration && !shares_ && totals_.hold().count() > 0;
    return stretches ? part_of(hold, number(*pace_.duration - pace_.end_pause) / number(totals_.hold()))
                     : hold;
}

std::optional<Showing> Pacer::stretched(const Moment& moment) {
    // Surplus is spread in proportion to the story time, rounded down; the last moment gets the remainder.
    const microseconds hold = seen_hold(pace_, moment);
    const double over = number(*pace_.duration - pace_.end_pause - totals_.hold());
    story_ += hold;
    const microseconds shown_until =
        story_ + microseconds{static_cast<std::int64_t>(over * (number(story_) / number(totals_.hold())))};
    const bool last = taken_ == totals_.moments();
    return Showing{(last ? *pace_.duration : shown_until) - spent_, 1};
}

std::optional<Showing> Pacer::compressed(const Moment& moment) {
    const bool is_last = taken_ == totals_.moments();
    if (pace_.tells(moment)) {
        const microseconds least = least_hold(pace_, moment);
        const microseconds over = part_of(seen_hold(pace_, moment) - least, shares_->of_told);
        return Showing{is_last ? *pace_.duration - spent_ : least + over + leave_gap(), 1};
    }
    std::optional<Showing> showing = in_gap(moment);
    if (!is_last)
        return showing;
    const bool is_told = shares_->gaps[gap_].whole;
    return Showing{*pace_.duration - spent_, is_told ? 1 : hurry().speed_at(hurried(story_))};
}

std::optional<Showing> Pacer::in_gap(const Moment& moment) {
    const GapShare& gap = shares_->gaps[gap_];
    const microseconds hold = seen_hold(pace_, moment);
    if (gap.whole && gap.brisk && moment.leads_on)
        return std::nullopt;
    if (gap.whole && gap.brisk)
        return must_be_seen(moment.kind)
                   ? passed({seen_hold(pace_, moment.kind), 1, gap.room - spent_in_gap_})
                   : brisk(seen_hold(pace_, moment.kind));
    if (gap.whole)
        return passed({hold, 1});
    if (must_be_seen(moment.kind) || taken_ == totals_.moments())
        return staying(hold);
    if (!hurry_ && gap.told.count() > 0 && (moment.goes_on || story_ + hold <= gap.told)) {
        story_ += hold;
        return passed({hold, 1});
    }
    return passing(hold);
}

Showing Pacer::passed(Showing showing) {
    spent_in_gap_ += showing.duration;
    return showing;
}

Showing Pacer::brisk(microseconds hold) {
    const GapShare& gap = shares_->gaps[gap_];
    return passed(
        {min_showing + part_of(hold - min_showing, gap.of_rest) + gap.longer, 1, gap.room - spent_in_gap_});
}

/// Starts the ramp where the story is no longer shown moment by moment.
const Ramp& Pacer::hurry() {
    if (!hurry_) {
        const GapShare& gap = shares_->gaps[gap_];
        const bool has_set_pieces = totals_.told.moments > 0;
        hurried_story_ = story_;
        hurried_spent_ = spent_in_gap_;
        hurry_.emplace(totals_.gaps[gap_].skippable() - story_,
                       std::max(gap.room - spent_in_gap_, min_showing),
                       has_set_pieces ? Ramp::Ends::fast : Ramp::Ends::in_full);
    }
    return *hurry_;
}

Showing Pacer::staying(microseconds hold) {
    const bool in_full = share_.first_in_full && !std::exchange(first_stayed_, true);
    const double over = number(hold - min_showing) * (in_full ? 1 : share_.of_rest);
    const std::uint64_t speed = shares_->gaps[gap_].told > story_ ? 1 : hurry().speed_at(hurried(story_));
    return {min_showing + microseconds{static_cast<std::int64_t>(over)}, speed};
}

std::optional<Showing> Pacer::passing(microseconds hold) {
    const Ramp& ramp = hurry();
    const double from = hurried(story_);
    story_ += hold;
    const microseconds spent = spent_in_gap_ - hurried_spent_;
    // Omit it while the previous picture is still shown, and if the last one leaves no room.
    const microseconds left = shares_->gaps[gap_].room - spent_in_gap_;
    if (left < min_showing || std::ceil(ramp.film_at(from)) < number(spent))
        return std::nullopt;
    const microseconds ends{static_cast<std::int64_t>(ramp.film_at(hurried(story_)))};
    const microseconds duration = std::min(std::max(ends - spent, min_showing), left);
    const std::uint64_t speed = ramp.speed_at(from);
    // Between set pieces, the film may start or stop hurrying in the middle of a moment, which is then too
    // short.
    const bool is_short = totals_.told.moments > 0 && duration + microseconds{1} < hold;
    return passed({duration, is_short ? std::max<std::uint64_t>(speed, 2) : speed});
}

}  // namespace queenreel
