#pragma once

#include <span>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// Messages about the pieces of a rule, each in place of one about queens.
std::span<const Rewording> rewordings_of(AttackRule rule);

/// Returns `words` with messages about the pieces of a rule.
inline Words words_of_rule(AttackRule rule, const Words& words) {
    return words.reworded(rewordings_of(rule));
}

}  // namespace queenreel
