#include "queenreel/timing/transition.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/timing/body_motion.h"
#include "queenreel/timing/card_motion.h"
#include "queenreel/timing/in_flight.h"
#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/panel_motion.h"
#include "queenreel/timing/totals.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr std::array transition_table{
    TransitionRow{Transition::cut, "cut", "one board, then the next"},
    TransitionRow{Transition::fade, "fade", "queens fade in and out"},
    TransitionRow{Transition::glide, "glide", "queens glide to where they go, and fade on leaving"},
};
static_assert(is_indexed_by(transition_table, &TransitionRow::transition));

/// The duration of each picture of a ring that runs down.
constexpr microseconds ring_step{100'000};

/// The frame while queens are moving, with the caption and panels of the arriving frame. During a movement
/// with its own duration, their destination is still open: the panels are those of the leaving frame, and the
/// movement's own caption is shown if it has one.
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

/// A lead-in has the frame's caption unless it has its own.
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

/// Returns true if lines of attack appear on a frame.
bool may_grow(const Frame& before, const Frame& after) {
    return before.shows_scene() && after.shows_scene() && before.board.size == after.board.size &&
           !after.board.lines.empty() && before.board.lines != after.board.lines && !after.hurried;
}

}  // namespace

std::span<const TransitionRow> transitions() {
    return transition_table;
}

namespace {

/// The passage from one frame to the next: the pictures between them, and the rest of the second's time.
struct Passage {
    const Frame& before;
    Frame& arriving;  ///< its duration is what remains
    microseconds hold;
    Transition transition;
    microseconds step;
    Flying moving{};
    PanelMotion panels{};

    /// Shows a picture in between for a time taken from the frame's.
    const Frame& shown(Frame& picture, microseconds time) {
        picture.duration = time;
        if (panels.goes_on())
            picture.panels = panels.next(time);
        else if (panels.duration().count() > 0)
            picture.panels = arriving.panels;
        arriving.duration -= time;
        return picture;
    }
};

/// The shortest hold between which panels move. In faster sequences, the gliding light would add two changes
/// per second to those that WCAG 2.1, 2.3.1, limits.
constexpr microseconds calm_hold{900'000};

/// Returns true if panels may move between two pictures.
bool may_move_panels(const Passage& way, microseconds hold_before) {
    const auto told = [](const Frame& frame) { return !frame.hurried && frame.shows_scene(); };
    return told(way.before) && told(way.arriving) && way.transition == Transition::glide &&
           way.hold >= calm_hold && hold_before >= calm_hold &&
           (way.moving.flights.empty() || way.moving.announced.count() > 0);
}

/// The share of a way covered after `step` of `steps` steps.
double share_of_way(std::int64_t step, std::int64_t steps) {
    return eased(static_cast<double>(step) / static_cast<double>(steps));
}

/// Returns true if a queen is rejected on a frame and was not on the previous one.
bool is_refused(const Frame& before, const Frame& after) {
    const auto refused = [](const BoardPanel& board) {
        return board.tried && cell_at(board, *board.tried).mark == Mark::rejected;
    };
    return after.shows_scene() && !after.hurried && refused(after.board) &&
           (!before.shows_scene() || !refused(before.board) || before.board.tried != after.board.tried);
}

/// Returns true if a frame shows a solution whose queens were on the previous one.
bool is_solved(const Frame& before, const Frame& after) {
    const auto solved = [](const Frame& frame) {
        return std::ranges::any_of(frame.board.cells,
                                   [](const Cell& cell) { return cell.mark == Mark::solved; });
    };
    const auto queens_of = [](const Frame& frame) {
        return frame.board.cells | std::views::transform(&Cell::queen);
    };
    return before.shows_scene() && after.shows_scene() && !after.hurried &&
           before.board.size == after.board.size && solved(after) && !solved(before) &&
           std::ranges::equal(queens_of(before), queens_of(after));
}

// NOLINTBEGIN(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives them.

/// Yields the new caption before queens move; if none do, only while panels move. For frames held too briefly
/// for motion, and if more happened than one motion can show, panels move beside the frame's own board.
Generator<Frame> announced(Passage& way) {
    const bool flies = !way.moving.flights.empty();
    if (!flies && !way.panels.goes_on())
        co_return;
    Frame picture = on_the_way(way.before, way.arriving, true);
    const bool jumps = way.arriving.movement.path == Movement::Path::none;
    if (flies || (way.hold >= min_hold_of_motion && !jumps))
        picture.board = in_flight(way.before.board, way.arriving.board, {}, 0);
    microseconds left = flies ? way.moving.announced / way.step * way.step : way.panels.duration();
    for (; way.panels.goes_on() && left >= way.step; left -= way.step)
        co_yield way.shown(picture, way.step);
    if (flies && left.count() > 0)
        co_yield way.shown(picture, left);
}

/// Yields pictures with moving queens.
Generator<Frame> flying_by(Passage& way) {
    const microseconds each = way.moving.picture;
    const bool is_body = way.moving.is_own && moves_as_body(way.arriving);
    const auto pictures = way.moving.flights.empty() && !is_body ? 0 : way.moving.duration / each;
    Frame picture = on_the_way(way.before, way.arriving, way.moving.announced.count() > 0);
    for (std::int64_t i = 1; i <= pictures; ++i) {
        if (is_body)
            picture.board = in_motion(way.before.board, way.arriving,
                                      static_cast<double>(i) / static_cast<double>(pictures + 1));
        else
            picture.board = in_flight(way.before.board, way.arriving.board, way.moving.flights,
                                      share_of_way(i, pictures + 1));
        co_yield way.shown(picture, each);
    }
}

/// Yields what follows the flight: lines of attack grow, a rejected queen shakes, queens of a solution are
/// lit.
Generator<Frame> after_flight(Passage& way) {
    Frame picture = on_the_way(way.before, way.arriving, true);
    const BoardPanel& board = way.arriving.board;
    if (may_grow(way.before, way.arriving)) {
        const auto pictures = growing_time(way.hold) / way.step;
        for (std::int64_t i = 1; i < pictures; ++i) {
            picture.board =
                with_growing_lines(way.before.board, board, way.moving.flights, share_of_way(i, pictures));
            co_yield way.shown(picture, way.step);
        }
    }
    if (is_refused(way.before, way.arriving)) {
        const auto pictures = shaking_time(way.hold) / way.step;
        for (std::int64_t i = 1; i < pictures; ++i) {
            picture.board = with_shaking_queen(board, static_cast<double>(i) / static_cast<double>(pictures));
            co_yield way.shown(picture, way.step);
        }
    }
    if (is_solved(way.before, way.arriving)) {
        const auto pictures = lighting_time(way.hold) / slow_step(way.step);
        for (std::int64_t i = 1; i < pictures; ++i) {
            picture.board = with_queens_lit(board, static_cast<double>(i) / static_cast<double>(pictures));
            co_yield way.shown(picture, slow_step(way.step));
        }
    }
}

/// Yields the motion of a lead-in's panels, in half its time.
Generator<Frame> leading_in(const std::optional<Frame>& before, Frame& led, Transition transition,
                            microseconds step) {
    if (!before || !before->shows_scene() || transition != Transition::glide || step.count() == 0)
        co_return;
    PanelMotion motion(before->panels, led.panels, panel_motion_time(led.duration));
    Frame picture = led;
    for (picture.duration = step; motion.goes_on() && led.duration >= 2 * step; led.duration -= step) {
        picture.panels = motion.next(step);
        co_yield picture;
    }
}

/// Yields pictures in which a hurried map fills continuously.
Generator<Frame> filling(const Frame& before, Frame& arriving, microseconds step) {
    if (!before.overview || !arriving.overview)
        co_return;
    Frame picture = arriving;
    picture.in_between = true;
    picture.chapter.clear();
    picture.duration = slow_step(step);
    const auto pictures = arriving.duration / picture.duration;
    for (std::int64_t i = 1; i < pictures; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(pictures);
        if (!move_playheads(before.panels, arriving.panels, share, picture.panels))
            co_return;
        co_yield picture;
        arriving.duration -= picture.duration;
    }
}

/// Yields pictures in which the ring of an asked row runs down.
Generator<Frame> thinking(Frame& arriving, microseconds step) {
    if (!arriving.board.asked)
        co_return;
    Frame picture = arriving;
    picture.in_between = true;
    picture.chapter.clear();
    picture.duration = std::max(ring_step, step);
    const auto pictures = arriving.duration / picture.duration;
    for (std::int64_t i = 0; i + 1 < pictures; ++i) {
        picture.board.asked->left = 1 - static_cast<double>(i) / static_cast<double>(pictures - 1);
        co_yield picture;
        arriving.duration -= picture.duration;
    }
}

// NOLINTEND(cppcoreguidelines-avoid-reference-coroutine-parameters)

}  // namespace

Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition, microseconds step) {
    std::optional<Frame> before;
    microseconds hold_before{0};
    for (const Frame& given : frames) {
        Frame arriving = given;
        for (const LeadIn& lead_in : std::exchange(arriving.lead_ins, {})) {
            Frame picture = led_in(arriving, lead_in);
            arriving.duration -= lead_in.duration;
            for (const Frame& moving : leading_in(before, picture, transition, step))
                co_yield moving;
            co_yield picture;
            if (before)
                before->panels = lead_in.panels;
        }
        if (before && step.count() > 0) {
            Passage way{*before, arriving, arriving.duration, transition, step};
            way.moving = flying(*before, arriving, hold_before, transition, step);
            if (may_move_panels(way, hold_before))
                way.panels = PanelMotion(before->panels, arriving.panels, panel_motion_time(way.hold));
            for (const Frame& picture : announced(way))
                co_yield picture;
            const microseconds told = arriving.duration;
            for (const Frame& picture : flying_by(way))
                co_yield picture;
            const bool flew = arriving.duration < told;
            if (transition == Transition::glide)
                for (const Frame& picture : after_flight(way))
                    co_yield picture;
            if (!flew)
                for (const Frame& picture : filling(*before, arriving, step))
                    co_yield picture;
        }
        if (step.count() > 0)
            for (const Frame& picture : thinking(arriving, step))
                co_yield picture;
        if (step.count() > 0 && transition == Transition::glide)
            for (const Frame& picture : opening_card(arriving, slow_step(step)))
                co_yield picture;
        hold_before = given.duration;
        co_yield arriving;
        before = std::move(arriving);
    }
}

}  // namespace queenreel
