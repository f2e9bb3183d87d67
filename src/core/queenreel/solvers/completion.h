#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The result of completing a placement to a solution.
struct Completion {
    enum class Outcome : std::uint8_t {
        found,    ///< `columns` is a solution with all of the placement's queens
        none,     ///< proved: no solution exists
        gave_up,  ///< the node limit was reached, which proves nothing
    };
    Outcome outcome = Outcome::none;
    std::vector<int> columns{};  ///< the column of each row, from the top
    std::uint64_t nodes = 0;     ///< queens placed during the search
};

/// The largest board on which placements are completed.
inline constexpr int max_completed = 32;

/// Completes a placement by forward checking, the row with the fewest free squares first, placing at most
/// `max_nodes` queens, none of them on a `blocked` square. The problem is NP-complete in general (Gent,
/// Jefferson & Nightingale, "Complexity of n-Queens Completion", 2017), so some searches give up. Throws
/// std::invalid_argument for boards larger than `max_completed`, and for blocked squares off the board.
Completion complete(const Board& board, std::uint64_t max_nodes, std::span<const Square> blocked = {});

/// The solutions that contain all queens of a placement.
struct Completions {
    std::vector<std::vector<int>> solutions{};  ///< the columns of each solution, in lexicographic order
    bool all = true;                            ///< proved: there are no others
};

/// Finds every completion, as complete() finds one. Past `max` solutions or `max_nodes` queens it stops and
/// returns those found so far. Throws like complete().
Completions completions(const Board& board, std::size_t max, std::uint64_t max_nodes,
                        std::span<const Square> blocked = {});

}  // namespace queenreel
