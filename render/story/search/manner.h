#pragma once

#include <cstdint>

#include "story/story.h"

namespace queenreel {

/// How a search goes about it.
enum class Approach : std::uint8_t {
    tree,        ///< queens are placed and taken back until every way was tried
    repair,      ///< queens that attack each other move
    population,  ///< many boards at once
    formula,     ///< queens are placed, and that is it
};

/// What a search looks like, as far as it decides how it is shown.
struct SearchManner {
    Approach approach = Approach::tree;
    bool tests = false;        ///< tells of squares looked at
    bool asks_first = false;   ///< and looks at a square before there is a queen
    bool looks_ahead = false;  ///< tells of rows or columns without a square left
};

/// Found out by listening to a search of four queens.
SearchManner manner_of(const Solver& solver);

/// Found out by listening: to the solver with four queens, or, where there is only a trace of one that is not
/// known, to the trace's beginning.
SearchManner manner_of(const StoryOptions& options);

}  // namespace queenreel
