#pragma once

#include <cstdint>
#include <optional>

namespace queenreel {

/// The boards with a queen in each row: n to the power of n, where that is a number that can be counted to.
constexpr std::optional<std::uint64_t> all_boards(int n) {
    constexpr int max_counted = 15;
    if (n > max_counted)
        return std::nullopt;
    std::uint64_t count = 1;
    for (int row = 0; row < n; ++row)
        count *= static_cast<std::uint64_t>(n);
    return count;
}

}  // namespace queenreel
