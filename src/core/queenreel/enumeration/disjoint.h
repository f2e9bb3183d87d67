#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace queenreel {

/// The number of elements that find_disjoint() may write past the last one found.
constexpr std::size_t max_disjoint_past_end = 64;

/// Writes to `found`, in ascending order, the indices of the `words` that share no bit with `word`; returns
/// their number. `found` must have room for as many elements as `words`, plus max_disjoint_past_end.
std::size_t find_disjoint(std::span<const std::uint32_t> words, std::uint32_t word, std::uint32_t* found);

}  // namespace queenreel
