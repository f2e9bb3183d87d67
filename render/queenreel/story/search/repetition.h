#pragma once

#include <string>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// Notes what a search has done so far, so that captions name nothing else. Call follow() with every event.
struct Begun {
    void follow(const SearchEvent& event);

    bool changed = false;    ///< it changed its mind: took back or swapped a queen, or saw that it must
    bool restarted = false;  ///< it started over
    int generations = 0;     ///< those that it has bred, the first included
};

/// The steps that a search repeats until it ends, for a part of a film in which each is shown too briefly to
/// describe: "A free square: go on; none left: go back". It names no step that has not begun, and before a
/// search changes its mind says how it begins: "A queen in each row". "The same steps again" if a search has
/// no such words.
std::string repeated_steps(const ToldSearch& search, const Begun& begun);

/// The same for a part that omits steps: "Forward and back, faster".
std::string repeated_steps_faster(const ToldSearch& search, const Begun& begun);

}  // namespace queenreel
