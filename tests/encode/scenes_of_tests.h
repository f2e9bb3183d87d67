#pragma once

#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// A look with a board and panels of these kinds beside it, with captions and marks.
Look look_with(const std::vector<PanelKind>& kinds);

/// A frame of four queens, one of their two solutions by number, for such a look: every mark, numbers, lines,
/// moving queens, a crossover line, and something in each panel.
Frame frame_of(const Look& look, std::uint64_t number = 1);

}  // namespace queenreel
