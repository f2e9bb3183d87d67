#include "timing/pace.h"

#include <algorithm>

#include "base/enum_table.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr std::array kinds{
    MomentKindRow{MomentKind::test, "test", "a square is looked at", 250ms},
    MomentKindRow{MomentKind::reject, "reject", "a square is refused", 350ms},
    MomentKindRow{MomentKind::place, "place", "a queen is placed", 500ms},
    MomentKindRow{MomentKind::back, "back", "a queen is taken back", 500ms},
    MomentKindRow{MomentKind::deadend, "deadend", "there is no way on from here", 1s},
    MomentKindRow{MomentKind::restart, "restart", "all queens are taken off", 1s},
    MomentKindRow{MomentKind::generation, "generation", "a population is there", 500ms},
    MomentKindRow{MomentKind::solution, "solution", "a solution is found", 1s, true},
    MomentKindRow{MomentKind::end, "end", "the search is over", 2s, true},
    MomentKindRow{MomentKind::step, "step", "a step of a story that is no search", 2s, true},
    MomentKindRow{MomentKind::found, "found", "a board stands again as it was found", 1200ms, true},
    MomentKindRow{MomentKind::turn, "turn", "a board is turned or mirrored, or its class summed up", 3500ms,
                  true},
};
static_assert(kinds.size() == moment_kind_count && is_indexed_by(kinds, &MomentKindRow::kind));

}  // namespace

std::span<const MomentKindRow> moment_kinds() {
    return kinds;
}

std::optional<MomentKind> find_moment_kind(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &MomentKindRow::name);
    return found == kinds.end() ? std::nullopt : std::optional(found->kind);
}

Pace::Pace() {
    std::ranges::transform(kinds, holds_.begin(), &MomentKindRow::hold);
}

}  // namespace queenreel
