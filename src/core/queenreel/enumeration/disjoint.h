#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace queenreel {

/// How many more numbers than it finds find_disjoint() may write.
constexpr std::size_t max_disjoint_past_end = 64;

/// Writes to `found`, in ascending order, the numbers of those `words` that share no bit with `word`; gives
/// how many they are. `found` must have room for all words and max_disjoint_past_end more.
std::size_t find_disjoint(std::span<const std::uint32_t> words, std::uint32_t word, std::uint32_t* found);

}  // namespace queenreel
