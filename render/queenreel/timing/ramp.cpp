#include "queenreel/timing/ramp.h"

#include <algorithm>
#include <cmath>

namespace queenreel {
namespace {

constexpr double second = 1'000'000;

constexpr double beginning_share = 0.4;  // share of the film, in full
constexpr double ending_share = 0.1;
constexpr double longest_ending = 4 * second;
constexpr double longest_step = 1.5 * second;  // at each speed when accelerating; half of it when
                                               // decelerating

/// The compressed middle of a film: `step` at each speed up to the last but one, which lasts for
/// `cruise_below`, then `cruise` at the highest, and down again.
struct Middle {
    int doublings;  ///< the highest speed is 2 to this power
    double step;
    double cruise_below;
    double cruise;
    double borrowed;  ///< taken from the beginning
};

/// Compresses `story` to `film`, both above 0 and the story longer.
///
/// With all the time left after the steps at 2^k, the middle covers more of the story than with all of it at
/// 2^(k-1), which is just as much as a middle with k-1 doublings can cover. So dividing that time between the
/// two speeds covers any length in between, and the smallest k that covers enough has a division that fits.
Middle middle(double story, double film, Ramp::Ends ends) {
    const double max = 1 + std::ceil(std::log2(story / film));
    const double step = std::min(longest_step, film / (3 * max));
    const double both_ways = 1.5 * step;
    int k = 1;
    const auto rest = [&] { return film - (k - 1) * both_ways; };
    const auto steps = [&] { return both_ways * (std::exp2(k) - 2); };
    while (steps() + rest() * std::exp2(k) < story && k < max)
        ++k;
    const double cruise =
        std::clamp((story - steps() - rest() * std::exp2(k - 1)) / std::exp2(k - 1), 0.0, rest());
    if (cruise >= step || k == 1 || ends == Ramp::Ends::fast)
        return {k, step, rest() - cruise, cruise, 0};
    // A speed that is shown only for a moment is not worth it: the one below covers as much with a little of
    // the beginning's time.
    --k;
    const double borrowed = (story - steps() - rest() * std::exp2(k)) / (std::exp2(k) - 1);
    return {k, step, 0, rest() + borrowed, borrowed};
}

}  // namespace

Ramp::Ramp(std::chrono::microseconds story, std::chrono::microseconds film, Ends ends) {
    const auto whole_story = static_cast<double>(story.count());
    const auto whole_film = static_cast<double>(film.count());
    if (story <= film) {
        add(whole_story, 1);
        return;
    }
    const bool in_full_ends = ends == Ends::in_full;
    const double ending = in_full_ends ? std::min(ending_share * whole_film, longest_ending) : 0;
    const double beginning = in_full_ends ? beginning_share * whole_film : 0;
    const double in_full = beginning + ending;
    const Middle fast = middle(whole_story - in_full, whole_film - in_full, ends);

    add(beginning - fast.borrowed, 1);
    for (int k = 1; k < fast.doublings; ++k)
        add(fast.step, std::exp2(k));
    add(fast.cruise_below, std::exp2(fast.doublings - 1));
    add(fast.cruise, std::exp2(fast.doublings));
    for (int k = fast.doublings - 1; k > 0; --k)
        add(fast.step / 2, std::exp2(k));
    add(ending, 1);
    story_end_ = whole_story;
    film_end_ = whole_film;
}

double Ramp::film_at(double story) const {
    if (story >= story_end_)
        return film_end_;
    const Stretch& stretch = stretch_at(story);
    return std::min(stretch.film + (story - stretch.story) / stretch.speed, film_end_);
}

std::uint64_t Ramp::speed_at(double story) const {
    return static_cast<std::uint64_t>(stretch_at(story).speed);
}

void Ramp::add(double film, double speed) {
    stretches_.push_back({story_end_, film_end_, speed});
    story_end_ += film * speed;
    film_end_ += film;
}

const Ramp::Stretch& Ramp::stretch_at(double story) const {
    const auto after = std::ranges::upper_bound(stretches_, story, {}, &Stretch::story);
    return after == stretches_.begin() ? stretches_.front() : *(after - 1);
}

}  // namespace queenreel
