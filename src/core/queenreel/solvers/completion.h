#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// What came of completing a placement to a solution.
struct Completion {
    enum class Outcome : std::uint8_t {
        found,    ///< `columns` is a solution that has all its queens
        none,     ///< proved: there is none
        gave_up,  ///< more nodes would have been needed, which proves nothing
    };
    Outcome outcome = Outcome::none;
    std::vector<int> columns{};  ///< of each row from the top
    std::uint64_t nodes = 0;     ///< queens that were placed in the search
};

/// The largest board whose placements are completed.
inline constexpr int max_completed = 32;

/// Completes a placement by forward checking, the row with the fewest free squares first, placing at most
/// `max_nodes` queens. The problem is NP-complete in general (Gent, Jefferson & Nightingale, "Complexity of
/// n-Queens Completion", 2017), so some searches must be given up. Throws std::invalid_argument for boards
/// past `max_completed`.
Completion complete(const Board& board, std::uint64_t max_nodes);

/// The solutions that have all queens of a placement.
struct Completions {
    std::vector<std::vector<int>> solutions{};  ///< columns of each row, in lexicographic order
    bool all = true;                            ///< proved: there are no others
};

/// Completes a placement in every way, as complete() does; past `max` solutions or `max_nodes` queens it
/// stops, with those found so far. Throws as complete().
Completions completions(const Board& board, std::size_t max, std::uint64_t max_nodes);

}  // namespace queenreel
