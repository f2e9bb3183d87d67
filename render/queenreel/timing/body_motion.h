#pragma once

#include "queenreel/frame/frame.h"

namespace queenreel {

/// Returns true if the board moves to the frame as one body, with its squares and queens: it turns, or flips
/// over the frame's axis. A board of one square does not.
bool moves_as_body(const Frame& frame);

/// The board on its way from `before` to such a frame, at a share of the time, 0 … 1. Its squares become
/// alike; it draws back if it is going to turn, then turns or flips over; and it comes back in the colors of
/// its destination. All queens become moving queens, carried by the body.
BoardPanel in_motion(const BoardPanel& before, const Frame& after, double time);

}  // namespace queenreel
