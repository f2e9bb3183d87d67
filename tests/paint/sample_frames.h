#pragma once

#include "queenreel/frame/frame.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// Every mark with a queen and without, numbers, an attack line, a crossover line and a queen on her way, on
/// a board of 5.
Frame every_mark();

/// The usual panels of a search, and a moment of it for a board of 6.
Scene search_scene();
Frame search_moment();

}  // namespace queenreel
