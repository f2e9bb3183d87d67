#pragma once

#include "queenreel/frame/frame.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// Every mark with and without a queen, numbers, an attack line, a crossover line and a moving queen, on a
/// board of 5.
Frame every_mark();

/// The usual panels of a search, and a moment of it on a board of 6.
Scene search_scene();
Frame search_moment();

}  // namespace queenreel
