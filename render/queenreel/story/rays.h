#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The lines along which a piece attacks on an empty board of n×n squares, clockwise from the right: one in
/// each direction whose next square it attacks, up to the edge of the board. On a torus, a diagonal continues
/// from the opposite edge up to the piece, with a ray for each stretch; its two directions share these rays.
std::vector<Ray> rays_from(Square piece, int n, AttackRule rule = AttackRule::queens);

/// The same on a board with other pieces: each line ends before the next of them. With `xray`, it continues
/// behind that piece in dashes, up to the edge.
std::vector<Ray> rays_among(const BoardPanel& board, Square piece, bool xray,
                            AttackRule rule = AttackRule::queens);

}  // namespace queenreel
