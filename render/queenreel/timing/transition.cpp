#include "queenreel/timing/transition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <ranges>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/timing/flight.h"
#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/totals.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// Of a frame that a queen glides to over other squares, or smoothly.
constexpr microseconds min_glide{750'000};

constexpr std::array transition_table{
    TransitionRow{Transition::cut, "cut", "one board, then the next"},
    TransitionRow{Transition::fade, "fade", "queens fade in and out"},
    TransitionRow{Transition::glide, "glide", "queens glide to where they go, and fade on leaving"},
};
static_assert(is_indexed_by(transition_table, &TransitionRow::transition));

/// A ring that runs down has so long a step.
constexpr microseconds ring_step{100'000};

/// Slow at both ends: the smoothstep 3t² - 2t³ (Hermite interpolation; GLSL specification, 8.3).
double eased(double t) {
    return t * t * (3 - 2 * t);
}

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

/// The flights to a frame, fading where gliding queens would pass over squares too often within a second, or
/// points of their crowns over a place, which pictures that follow each other fast all show, and where a
/// frame's own movement would leave it no rest.
Flying calm_flights(const Frame& before, const Frame& after, Transition transition, microseconds step) {
    const auto& flickers = step < default_transition_step ? goes : passes_over_squares;
    const microseconds own = after.movement.duration;
    std::vector<Flight> moving = flights(before, after, transition);
    const bool has_own = own.count() > 0 && transition == Transition::glide;
    if (has_own && after.duration >= own + min_hold_of_motion)
        return {std::move(moving), microseconds{0}, own};
    if (has_own || (after.duration < min_glide && std::ranges::any_of(moving, flickers)))
        moving = flights(before, after, Transition::fade);
    const microseconds time = default_motion_time(after.duration, way_of(moving));
    return {std::move(moving), default_announcing_time(after.duration), time};
}

/// The least multiple of a step that is no less than default_transition_step.
microseconds slow_step(microseconds step) {
    return step * ((default_transition_step.count() + step.count() - 1) / step.count());
}

/// How long each picture of a movement to a frame is shown: `step`, and where that is short, longer on boards
/// whose crowns are so large that their points would be seen to pass a place one by one, and flash there.
microseconds time_of_a_picture(const std::vector<Flight>& moving, const Frame& after, microseconds step) {
    constexpr microseconds short_step{33'000};
    // Rows of the largest such boards: queens that take a time of their own go more slowly, and flash less.
    const int most_rows = after.movement.duration.count() > 0 ? 5 : 6;
    if (step >= short_step || after.board.size > most_rows || std::ranges::none_of(moving, goes))
        return step;
    return slow_step(step);
}

/// What is told while queens are on their way: all that is told of what they come to. While they move in a
/// way of their own, what they will come to is still open, and beside the board stands what stood there when
/// they set out.
Frame on_the_way(const Frame& before, const Frame& arriving, bool is_announced) {
    Frame frame = arriving;
    frame.in_between = true;
    frame.chapter.clear();
    if (!is_announced) {
        frame.panels = before.panels;
        if (!arriving.movement.caption.empty())
            frame.caption = arriving.movement.caption;
    }
    return frame;
}

/// What leads in to a frame is told in its words, unless it has its own.
Frame led_in(const Frame& arriving, const LeadIn& lead_in) {
    Frame frame = arriving;
    frame.in_between = true;
    frame.chapter.clear();
    frame.board = lead_in.board;
    frame.panels = lead_in.panels;
    if (lead_in.caption)
        frame.caption = *lead_in.caption;
    frame.duration = lead_in.duration;
    return frame;
}

/// Whether all that moves is the queen who is tried, pale enough to move fast without a flash.
bool only_tries(const Frame& before, const Frame& after) {
    const auto queens_of = [](const Frame& frame) {
        return frame.board.cells | std::views::transform(&Cell::queen);
    };
    return before.board.tried && after.board.tried && before.board.tried->row == after.board.tried->row &&
           std::ranges::equal(queens_of(before), queens_of(after));
}

/// Whether lines of attack come to a frame, and only to it.
bool may_grow(const Frame& before, const Frame& after) {
    return !before.card && !after.card && before.board.size == after.board.size &&
           !after.board.lines.empty() && before.board.lines != after.board.lines && !after.hurried;
}

/// The map that a picture shows in a panel, if it does.
const MapPanel* playhead(const Frame& frame, std::size_t panel) {
    const auto* const map =
        frame.overview && panel < frame.panels.size() ? std::get_if<MapPanel>(&frame.panels[panel]) : nullptr;
    return map && map->map ? map : nullptr;
}

/// Sets each playhead to where it is at a share of the way from `before`. Whether there is one.
bool move_playheads(const Frame& before, const Frame& arriving, double share, Frame& between) {
    bool moved = false;
    for (std::size_t i = 0; i < between.panels.size(); ++i) {
        const MapPanel* const from = playhead(before, i);
        const MapPanel* const to = playhead(arriving, i);
        if (!from || !to || from->map != to->map || from->now >= to->now)
            continue;
        std::get<MapPanel>(between.panels[i]).now = from->now + (to->now - from->now) * share;
        moved = true;
    }
    return moved;
}

/// The rows of cells of a picture that come from aside, set to where they are at a share of their way.
/// Whether there are any.
bool slide_rows(const Frame& arriving, double share, Frame& between) {
    bool slid = false;
    for (std::size_t i = 0; i < between.panels.size(); ++i) {
        const auto* const to = std::get_if<StatePanel>(&arriving.panels[i]);
        if (!to)
            continue;
        for (std::size_t k = 0; k < to->rows.size(); ++k)
            if (const auto from = to->rows[k].comes_from) {
                const double way = to->rows[k].slid - *from;
                std::get<StatePanel>(between.panels[i]).rows[k].slid = *from + way * share;
                slid = true;
            }
    }
    return slid;
}

/// Whether queens may be on their way between two pictures. After pictures that pass quickly, movement would
/// be one change too many within a second.
bool may_fly(const Frame& before, const Frame& after, microseconds hold_before) {
    const microseconds least = only_tries(before, after) ? min_showing : min_hold_of_motion;
    return !before.card && !after.card && after.duration >= least && hold_before >= min_showing;
}

}  // namespace

Flying flying(const Frame& before, const Frame& after, microseconds hold_before, Transition transition) {
    return may_fly(before, after, hold_before)
               ? calm_flights(before, after, transition, default_transition_step)
               : Flying{};
}

std::span<const TransitionRow> transitions() {
    return transition_table;
}

Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition, microseconds step) {
    std::optional<Frame> before;
    microseconds hold_before{0};
    for (const Frame& given : frames) {
        Frame arriving = given;
        for (const LeadIn& lead_in : std::exchange(arriving.lead_ins, {})) {
            co_yield led_in(arriving, lead_in);
            arriving.duration -= lead_in.duration;
        }
        Flying moving;
        if (before && step.count() > 0 && may_fly(*before, arriving, hold_before))
            moving = calm_flights(*before, arriving, transition, step);
        const microseconds each = time_of_a_picture(moving.flights, arriving, step);
        const auto pictures = moving.flights.empty() ? 0 : moving.duration / each;
        if (pictures > 0) {
            Frame in_between = on_the_way(*before, arriving, moving.announced.count() > 0);
            if (const auto steps = moving.announced / step; steps > 0) {
                in_between.board = in_flight(before->board, arriving.board, {}, 0);
                slide_rows(arriving, 0, in_between);
                in_between.duration = steps * step;
                co_yield in_between;
                arriving.duration -= in_between.duration;
            }
            in_between.duration = each;
            for (std::int64_t i = 1; i <= pictures; ++i) {
                const double share = eased(static_cast<double>(i) / static_cast<double>(pictures + 1));
                in_between.board = in_flight(before->board, arriving.board, moving.flights, share);
                if (moving.announced.count() > 0)
                    slide_rows(arriving, share, in_between);
                co_yield in_between;
            }
            arriving.duration -= pictures * each;
        }
        if (before && step.count() > 0 && transition == Transition::glide && may_grow(*before, arriving)) {
            Frame growing = on_the_way(*before, arriving, true);
            growing.duration = step;
            const auto pictures_of_growth = growing_time(given.duration) / step;
            for (std::int64_t i = 1; i < pictures_of_growth; ++i) {
                const double share = eased(static_cast<double>(i) / static_cast<double>(pictures_of_growth));
                growing.board = with_growing_lines(before->board, arriving.board, moving.flights, share);
                co_yield growing;
                arriving.duration -= step;
            }
        }
        if (before && step.count() > 0 && transition == Transition::glide && pictures == 0 &&
            before->board.size == arriving.board.size && may_fly(*before, arriving, hold_before)) {
            Frame sliding = on_the_way(*before, arriving, true);
            sliding.board = in_flight(before->board, arriving.board, {}, 0);
            sliding.duration = step;
            const auto pictures_of_slide = sliding_time(given.duration) / step;
            for (std::int64_t i = 0; i < pictures_of_slide; ++i) {
                const double share = eased(static_cast<double>(i) / static_cast<double>(pictures_of_slide));
                if (!slide_rows(arriving, share, sliding))
                    break;
                co_yield sliding;
                arriving.duration -= step;
            }
        }
        // While a question stands, the time to think runs down.
        if (step.count() > 0 && arriving.board.asked) {
            Frame asking = arriving;
            asking.in_between = true;
            asking.chapter.clear();
            asking.duration = std::max(ring_step, step);
            const auto pictures_of_ring = arriving.duration / asking.duration;
            for (std::int64_t i = 0; i + 1 < pictures_of_ring; ++i) {
                asking.board.asked->left =
                    1 - static_cast<double>(i) / static_cast<double>(pictures_of_ring - 1);
                co_yield asking;
                arriving.duration -= asking.duration;
            }
        }
        // While it is run through, a map is filled as time goes by.
        Frame filling = arriving;
        filling.in_between = true;
        filling.chapter.clear();
        filling.duration = step.count() > 0 ? slow_step(step) : step;
        const auto pictures_of_map =
            before && pictures == 0 && step.count() > 0 ? arriving.duration / filling.duration : 0;
        for (std::int64_t i = 1; i < pictures_of_map; ++i) {
            const double share = static_cast<double>(i) / static_cast<double>(pictures_of_map);
            if (!move_playheads(*before, arriving, share, filling))
                break;
            co_yield filling;
            arriving.duration -= filling.duration;
        }
        hold_before = given.duration;
        co_yield arriving;
        before = std::move(arriving);
    }
}

}  // namespace queenreel
