#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The number of boards with a queen in each row: n to the power of n on an empty board, fewer with given
/// queens and blocked squares. Empty if it is too large to count.
inline std::optional<std::uint64_t> all_boards(const Puzzle& puzzle) {
    constexpr int max_counted = 15;
    if (puzzle.size() > max_counted)
        return std::nullopt;
    std::uint64_t count = 1;
    for (int row = 0; row < puzzle.size(); ++row)
        count *= static_cast<std::uint64_t>(std::popcount(puzzle.allowed(row)));
    return count;
}

}  // namespace queenreel
