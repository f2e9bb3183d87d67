#pragma once

#include <optional>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// Whether the story can be told of the solver's search by this rule on n rows, or on some if `n` is empty;
/// a race has another solver, too.
bool can_tell(const Story& story, const Solver& solver, std::optional<int> n, AttackRule rule);

}  // namespace queenreel
