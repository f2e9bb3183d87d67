#pragma once

#include <cstdint>
#include <optional>

namespace queenreel {

/// The largest n whose number of solutions is known.
inline constexpr int max_known = 27;

/// The number of solutions for n of 1 … 27, OEIS A000170 (n = 27: Preußer & Engelhardt 2017); nothing for
/// other n.
std::optional<std::uint64_t> known_solutions(int n);

/// The same up to rotation and reflection: the number of fundamental solutions, OEIS A002562; nothing
/// for other n.
std::optional<std::uint64_t> known_fundamental_solutions(int n);

}  // namespace queenreel
