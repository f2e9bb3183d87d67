#pragma once

#include <cstdint>
#include <stop_token>

#include "solvers/border.h"

namespace queenreel {

/// How many solutions of n have their edge queens as `border` says, for n up to 27. Too few once `stop` is
/// requested.
std::uint64_t solutions_inside(const Border& border, int n, const std::stop_token& stop);

}  // namespace queenreel
