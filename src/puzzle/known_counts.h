#pragma once

#include <cstdint>
#include <optional>

namespace queenreel {

/// The greatest n whose number of solutions is known.
inline constexpr int max_known = 27;

/// The number of solutions on an n×n board, OEIS A000170 (n = 27: Preußer & Engelhardt 2017); nothing outside
/// 1 … 27.
std::optional<std::uint64_t> known_solutions(int n);

/// The number of solutions up to rotation and reflection (fundamental solutions), OEIS A002562; nothing
/// outside 1 … 27.
std::optional<std::uint64_t> known_fundamental_solutions(int n);

}  // namespace queenreel
