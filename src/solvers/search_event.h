#pragma once

#include "puzzle/solution.h"
#include "puzzle/square.h"

namespace queenreel {

/// One thing a solver did. A solver tells what is true of it: one that sees a row's free squares at a glance
/// never tests or rejects. Law: `columns` follows from the `placed` and `removed` events told so far.
struct SearchEvent {
    enum class Kind {
        tested,    ///< `square` is looked at: may a queen stand there?
        rejected,  ///< no: `attacker` forbids `square`
        placed,    ///< a queen now stands on `square`
        removed,   ///< the queen of `square` was taken back
        solution,  ///< `columns` is a solution
    };

    Kind kind;
    Square square;     ///< for all but `solution`
    Square attacker;   ///< for `rejected` only: a queen that stands
    Solution columns;  ///< the queens after the event, a row each; valid until the solver's next step
};

}  // namespace queenreel
