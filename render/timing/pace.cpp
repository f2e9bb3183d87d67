#include "timing/pace.h"

#include <algorithm>

#include "base/enum_table.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr std::array table{
    BeatRow{Beat::test, "test", "a square is looked at", 250ms},
    BeatRow{Beat::reject, "reject", "a square is refused", 350ms},
    BeatRow{Beat::place, "place", "a queen is placed", 500ms},
    BeatRow{Beat::back, "back", "a queen is taken back", 500ms},
    BeatRow{Beat::deadend, "deadend", "there is no way on from here", 1s},
    BeatRow{Beat::restart, "restart", "all queens are taken off", 1s},
    BeatRow{Beat::generation, "generation", "a population is there", 500ms},
    BeatRow{Beat::solution, "solution", "a solution is found", 1s, true},
    BeatRow{Beat::end, "end", "the search is over", 2s, true},
    BeatRow{Beat::step, "step", "a step of a story that is no search", 2s, true},
};
static_assert(table.size() == beat_count && is_indexed_by(table, &BeatRow::beat));

}  // namespace

std::span<const BeatRow> beat_table() {
    return table;
}

std::optional<Beat> find_beat(std::string_view name) {
    const auto found = std::ranges::find(table, name, &BeatRow::name);
    return found == table.end() ? std::nullopt : std::optional(found->beat);
}

Pace::Pace() {
    std::ranges::transform(table, holds_.begin(), &BeatRow::hold);
}

}  // namespace queenreel
