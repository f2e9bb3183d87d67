#pragma once

#include <cstddef>
#include <cstdint>

namespace queenreel {

/// The kinds of moments in a story. Each has its own hold (timing/pace.h).
enum class MomentKind : std::uint8_t {
    test,        ///< a square is tested
    redraw,      ///< another square is drawn in its place, repeatedly
    reject,      ///< the square is rejected
    place,       ///< a queen is placed
    back,        ///< a queen is taken back
    deadend,     ///< the search cannot continue from here
    restart,     ///< all queens are removed
    generation,  ///< a population is complete
    child,       ///< a board is bred for the next generation
    solution,
    end,       ///< the search is over
    step,      ///< a moment of a story without a search
    found,     ///< a board is turned back to how it was found
    turn,      ///< a board is turned or mirrored, or its class is summed up
    card,      ///< a title card or an end card; neither is part of the story
    question,  ///< the film stops and asks what comes next
    choice,    ///< what to try next is chosen
    effect,    ///< a queen's effect on other squares is determined
    repeat,    ///< a step like earlier ones, in a story without a search
};
inline constexpr std::size_t moment_kind_count = 19;

}  // namespace queenreel
