#pragma once

#include <cstdint>
#include <optional>

namespace queenreel {

/// The largest n whose number of solutions is known.
inline constexpr int max_known = 27;

/// The number of solutions for n from 1 to 27, OEIS A000170 (n = 27: Preußer & Engelhardt 2017); empty for
/// other n.
std::optional<std::uint64_t> known_solutions(int n);

/// The number of fundamental solutions, no two of which are rotations or reflections of each other, OEIS
/// A002562; empty for other n.
std::optional<std::uint64_t> known_fundamental_solutions(int n);

}  // namespace queenreel
