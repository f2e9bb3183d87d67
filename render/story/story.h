#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "frame/frame.h"
#include "puzzle/board.h"
#include "solvers/solver.h"

namespace queenreel {

/// What a story is to tell of.
struct StoryOptions {
    const Solver* solver = &solvers().front();
    int n = 8;
    std::uint64_t seed = 1;                                          ///< for solvers that draw at random
    bool unique = false;                                             ///< one solution of each symmetry class
    std::uint64_t first = 1;                                         ///< the first solution shown, from 1 …
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();  ///< … and the last
    std::chrono::microseconds hold{1'000'000};
    std::chrono::microseconds end_pause{0};  ///< added to the last picture's hold
    bool captions = true;
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack
};

/// A row of the story table. A new story is one file with such a function and one row in story.cpp.
struct Story {
    std::string_view name;
    std::string_view summary;
    Generator<Frame> (*tell)(StoryOptions options);
};

/// All stories; the first is the default.
std::span<const Story> stories();

/// The story of that name, or null.
const Story* find_story(std::string_view name);

/// Each solution in turn, held, with the caption "k of N".
Generator<Frame> solutions_story(StoryOptions options);

/// The one picture of a placement that is given, legal or not.
Frame placement_frame(const Board& board, const StoryOptions& options);

}  // namespace queenreel
