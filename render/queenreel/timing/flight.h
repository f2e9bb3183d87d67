#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// How one board turns into the next.
enum class Transition : std::uint8_t { cut, fade, glide };

/// A queen's way between two boards: from a square and an opacity to others, in squares from the top left.
struct Flight {
    MovingQueen from{};
    MovingQueen to{};
    double turn = 0;  ///< degrees clockwise about the board's middle; 0: straight

    friend bool operator==(const Flight&, const Flight&) = default;
};

/// The flights from one frame's board to the next one's of the same size: those that leave first, so that
/// those that come cover them. They go as Frame::movement says, or fade for Transition::fade. None for
/// Transition::cut or Movement::Path::none, or where no queen moves. A queen that
/// was taken back goes on to where it is tried or placed in its row.
std::vector<Flight> flights(const Frame& before, const Frame& after, Transition transition);

/// The board at a share of the way from `before` to `after`, 0 … 1: what stood on `before` still does, but
/// for the queens on their way, with what is theirs on the squares they leave, for what is told of the empty
/// squares they come to, and for attack lines. What comes with `after`, comes with its queens, once they
/// stand; only the axis or arc is there from the start, as it says how they move. In a turn all queens are
/// drawn together as far as it takes to keep them on the board, and the board's own arc grows.
BoardPanel in_flight(const BoardPanel& before, const BoardPanel& after, const std::vector<Flight>& flights,
                     double share);

/// The board that in_flight() ends with, and the lines of attack of `after` grown to a share of their length.
BoardPanel with_growing_lines(const BoardPanel& before, const BoardPanel& after,
                              const std::vector<Flight>& flights, double share);

/// The board on which a queen that is tried was refused, at a share of the time in which it shakes.
BoardPanel with_shaking_queen(const BoardPanel& after, double share);

/// Returns the board of a solution at a share of the time in which its queens are lit, one row after the
/// other.
BoardPanel with_queens_lit(const BoardPanel& after, double share);

}  // namespace queenreel
