#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// The ways in which one board turns into the next.
enum class Transition : std::uint8_t { cut, fade, glide };

/// A queen's motion between two boards: from one square and opacity to another, in squares from the top left.
struct Flight {
    MovingQueen from{};
    MovingQueen to{};
    double turn = 0;  ///< degrees clockwise around the board's center; 0: straight

    friend bool operator==(const Flight&, const Flight&) = default;
};

/// Opacities are multiples of one over this number, so that queens have few distinct pictures, whose colors
/// fit into a palette.
inline constexpr double opacity_steps = 16;

inline double in_opacity_steps(double opacity) {
    return std::round(opacity * opacity_steps) / opacity_steps;
}

/// The flights from one frame's board to the next one's of the same size. Leaving queens come first, so that
/// arriving ones cover them. They follow Frame::movement, or fade for Transition::fade. Empty for
/// Transition::cut or Movement::Path::none, or if no queen moves. A queen that was taken back moves on to
/// where it is tried or placed next in its row.
std::vector<Flight> flights(const Frame& before, const Frame& after, Transition transition);

}  // namespace queenreel
