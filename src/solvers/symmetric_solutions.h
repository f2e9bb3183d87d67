#pragma once

#include <cstdint>

namespace queenreel {

/// The sum over all solutions of n of the symmetries, the identity apart, that leave a solution as it is.
///
/// By Burnside's lemma the fundamental solutions are one eighth of this sum and of all solutions together. A
/// solution of n > 1 that any symmetry leaves as it is, the half turn does too, so only those are searched.
std::uint64_t symmetries_of_solutions(int n);

}  // namespace queenreel
