#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

/// The board at a share of the way from `before` to `after`, 0 … 1. Starts from `before`. Moving queens leave
/// their squares together with their marks; marks of empty squares on their destinations and attack lines are
/// removed. Everything else in `after` appears when its queens have arrived, except the axis or arc, which is
/// there from the start because it shows how they move. In a turn, all queens move inwards together as far as
/// needed to stay on the board, and the board's arc grows.
BoardPanel in_flight(const BoardPanel& before, const BoardPanel& after, const std::vector<Flight>& flights,
                     double share);

/// The board that in_flight() ends with, and the attack lines of `after` at a share of their length.
BoardPanel with_growing_lines(const BoardPanel& before, const BoardPanel& after,
                              const std::vector<Flight>& flights, double share);

/// A board on which a tried queen was rejected, at a share of the time in which it shakes.
BoardPanel with_shaking_queen(const BoardPanel& after, double share);

/// The board of a solution at a share of the time in which its queens are lit, row by row.
BoardPanel with_queens_lit(const BoardPanel& after, double share);

}  // namespace queenreel
