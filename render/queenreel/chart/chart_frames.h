#pragma once

#include <chrono>
#include <optional>

#include "queenreel/base/generator.h"
#include "queenreel/chart/data.h"
#include "queenreel/frame/frame.h"

namespace queenreel {

/// One picture, or for a film one per step, the last of which stays. `length`: that of the film; empty: the
/// data's step time, and 4 s for the last.
Generator<Frame> chart_frames(ChartData data, bool film, std::optional<std::chrono::microseconds> length);

}  // namespace queenreel
