#pragma once

#include "verify/edges.h"
#include "verify/lattice.h"
#include "verify/picture.h"

namespace queenreel::judge {

/// True when some straight lines along `axis` show two shades that alternate from step to step of `lattice`:
/// a quick look that nearly all lattices but a board's fail.
bool alternates(const Picture& picture, Axis axis, const Lattice& lattice);

}  // namespace queenreel::judge
