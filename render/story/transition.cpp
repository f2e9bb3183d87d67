#include "story/transition.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "story/flight.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds least_hold{400'000};  // of a frame that is moved to
constexpr microseconds longest{300'000};     // movement

constexpr std::array table{
    TransitionRow{Transition::cut, "cut", "one board, then the next"},
    TransitionRow{Transition::fade, "fade", "queens fade in and out"},
    TransitionRow{Transition::glide, "glide", "queens glide to where they go, and fade on leaving"},
};

/// Slow at both ends: the smoothstep 3t² - 2t³ (Hermite interpolation; GLSL specification, 8.3).
double eased(double t) {
    return t * t * (3 - 2 * t);
}

}  // namespace

std::span<const TransitionRow> transitions() {
    return table;
}

std::optional<Transition> find_transition(std::string_view name) {
    const auto found = std::ranges::find(table, name, &TransitionRow::name);
    return found == table.end() ? std::nullopt : std::optional(found->transition);
}

Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition, microseconds step) {
    std::optional<Frame> before;
    for (const Frame& given : frames) {
        Frame arriving = given;
        std::vector<Flight> moving;
        if (before && arriving.duration >= least_hold && step.count() > 0)
            moving = flights(*before, arriving, transition);
        const auto pictures = moving.empty() ? 0 : std::min(longest, arriving.duration / 2) / step;
        if (pictures > 0) {
            Frame between = arriving;
            between.chapter.clear();
            between.duration = step;
            for (std::int64_t i = 1; i <= pictures; ++i) {
                const double share = eased(static_cast<double>(i) / static_cast<double>(pictures + 1));
                between.board = in_flight(arriving.board, moving, share);
                co_yield between;
            }
            arriving.duration -= pictures * step;
        }
        co_yield arriving;
        before = std::move(arriving);
    }
}

}  // namespace queenreel
