#pragma once

#include <cstdint>

namespace queenreel {

/// The sum over all solutions of n of the symmetries, the identity apart, that leave a solution as it is.
///
/// By Burnside's lemma the fundamental solutions are one eighth of this sum and of all solutions together.
/// For n > 1, the half turn leaves as it is each solution that any symmetry does, so only those are searched.
std::uint64_t symmetries_of_solutions(int n);

}  // namespace queenreel
