#pragma once

#include <optional>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// Returns true if the story can show the solver's search by this rule on n rows, or on some number of rows
/// if `n` is empty. In a race, another solver takes part, too.
bool can_tell(const Story& story, const Solver& solver, std::optional<int> n, AttackRule rule);

}  // namespace queenreel
