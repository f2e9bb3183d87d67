#pragma once

#include "puzzle/solution.h"
#include "puzzle/square.h"

namespace queenreel {

/// One thing a solver did.
struct SearchEvent {
    enum class Kind {
        tested,    ///< `square` is looked at: may a queen stand there?
        rejected,  ///< no: `attacker` forbids `square`
        placed,    ///< a queen now stands on `square`
        removed,   ///< the queen of `square` was taken back
        solution,  ///< `columns` is a solution
    };

    Kind kind;
    Square square;
    Square attacker;   ///< for `rejected` only
    Solution columns;  ///< the queens after the event, a row each; valid until the solver's next step
};

}  // namespace queenreel
