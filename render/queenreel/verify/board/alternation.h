#pragma once

#include "queenreel/verify/board/edges.h"
#include "queenreel/verify/board/lattice.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// True when some straight lines along `axis` show two shades that alternate from step to step of `lattice`:
/// a quick test that nearly all lattices but a board's fail.
bool alternates(const Picture& picture, Axis axis, const Lattice& lattice);

}  // namespace queenreel::judge
