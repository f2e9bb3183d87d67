#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// Totals of a search, counted from its events.
struct SearchTally {
    /// The totals at the first solution.
    struct First {
        std::uint64_t nodes = 0;
        std::uint64_t tests = 0;
        std::uint64_t looks = 0;
        std::vector<int> columns;  ///< the column of the queen in each row, from 0
    };

    std::uint64_t solutions = 0;
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t tests = 0;  ///< squares tested
    std::uint64_t looks = 0;  ///< SearchEvent::looks
    std::optional<First> first;
    bool gave_up = false;
    SearchProfile profile;  ///< as revealed by the events
};

/// Which events to count.
enum class TallyEnd : std::uint8_t { last_event, first_solution };

/// Counts a search's events. Throws what the search throws.
SearchTally tally(Generator<SearchEvent> events, TallyEnd end);

}  // namespace queenreel
