#include "queenreel/timing/flying.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/totals.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// The minimum hold of a frame to which a queen glides over other squares, or smoothly.
constexpr microseconds min_glide{750'000};

bool passes_over_squares(const Flight& flight) {
    return std::abs(flight.to.row - flight.from.row) > 1 ||
           std::abs(flight.to.column - flight.from.column) > 1;
}

bool goes(const Flight& flight) {
    return flight.from.opacity == 1 && flight.to.opacity == 1;
}

Way way_of(const std::vector<Flight>& moving) {
    return std::ranges::any_of(moving, goes) ? Way::along : Way::in_place;
}

/// The flights to a frame. They fade if gliding queens would pass over squares too often within a second, if
/// the points of their crowns would pass a place too often in a fast sequence of pictures, or if the frame's
/// own movement would leave no time at rest.
Flying calm_flights(const Frame& before, const Frame& after, Transition transition, microseconds step) {
    const auto& flickers = step < default_transition_step ? goes : passes_over_squares;
    const microseconds own = after.movement.duration;
    std::vector<Flight> moving = flights(before, after, transition);
    const bool has_own = own.count() > 0 && transition == Transition::glide;
    if (has_own && after.duration >= own + min_hold_of_motion)
        return {.flights = std::move(moving), .duration = own, .is_own = true};
    if (has_own || (after.duration < min_glide && std::ranges::any_of(moving, flickers)))
        moving = flights(before, after, Transition::fade);
    const microseconds time = default_motion_time(after.duration, way_of(moving));
    return {
        .flights = std::move(moving), .announced = default_announcing_time(after.duration), .duration = time};
}

/// The duration of each picture of a movement to a frame: `step`, or longer if that is short and the board's
/// crowns are so large that their points would visibly pass a place one by one and flash there.
microseconds time_of_a_picture(const std::vector<Flight>& moving, const Frame& after, microseconds step) {
    constexpr microseconds short_step{33'000};
    // The largest such boards: queens with their own duration move more slowly and flash less.
    const int most_rows = after.movement.duration.count() > 0 ? 5 : 6;
    if (step >= short_step || after.board.size > most_rows || std::ranges::none_of(moving, goes))
        return step;
    return slow_step(step);
}

/// Returns true if only the tried queen moves, which is pale enough to move fast without flashing.
bool only_tries(const Frame& before, const Frame& after) {
    const auto queens_of = [](const Frame& frame) {
        return frame.board.cells | std::views::transform(&Cell::queen);
    };
    return before.board.tried && after.board.tried && before.board.tried->row == after.board.tried->row &&
           std::ranges::equal(queens_of(before), queens_of(after));
}

/// Returns true if queens may move between two pictures. After pictures that pass quickly, motion would be
/// one change too many within a second.
bool may_fly(const Frame& before, const Frame& after, microseconds hold_before) {
    const microseconds least = only_tries(before, after) ? min_showing : min_hold_of_motion;
    return before.shows_scene() && after.shows_scene() && after.duration >= least &&
           hold_before >= min_showing;
}

}  // namespace

microseconds slow_step(microseconds step) {
    return step * ((default_transition_step.count() + step.count() - 1) / step.count());
}

Flying flying(const Frame& before, const Frame& after, microseconds hold_before, Transition transition,
              microseconds step) {
    if (!may_fly(before, after, hold_before))
        return {};
    Flying moving = calm_flights(before, after, transition, step);
    moving.picture = time_of_a_picture(moving.flights, after, step);
    return moving;
}

}  // namespace queenreel
