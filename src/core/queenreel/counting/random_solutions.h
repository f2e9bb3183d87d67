#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// Up to this size, all solutions are equally likely: numbering takes seven times as long for each further
/// row.
inline constexpr int max_drawn_evenly = 15;

/// The solver that finds solutions of larger boards.
const Solver& drawing_solver();

/// Yields the columns of random solutions forever, the same for the same seed; nothing if there are no
/// solutions. `watch` is called often; its exceptions pass through.
Generator<std::vector<int>> random_solutions(int n, std::uint64_t seed, std::function<void()> watch);

}  // namespace queenreel
