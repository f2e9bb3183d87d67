#pragma once

#include <cstdint>

#include "solvers/solver.h"

namespace queenreel {

/// What a solver's search looks like, as far as it decides how it is shown.
enum class Approach : std::uint8_t {
    tree,        ///< queens are placed and taken back until every way was tried
    repair,      ///< queens that attack each other move
    population,  ///< many boards at once
    formula,     ///< queens are placed, and that is it
};

struct SearchManner {
    Approach approach = Approach::tree;
    bool tests = false;        ///< tells of squares looked at
    bool looks_ahead = false;  ///< tells of rows or columns without a square left
};

/// Found out by listening to a search of four queens.
SearchManner manner_of(const Solver& solver);

}  // namespace queenreel
