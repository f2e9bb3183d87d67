#pragma once

#include <span>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// What stories say of the pieces of a rule in place of what they say of queens.
std::span<const Rewording> rewordings_of(AttackRule rule);

/// The words for stories of the pieces of a rule.
inline Words words_of_rule(AttackRule rule, const Words& words) {
    return words.reworded(rewordings_of(rule));
}

}  // namespace queenreel
