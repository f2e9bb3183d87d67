#pragma once

#include <random>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// A scene with as many kinds of panels as fit at once: with bars where n is odd, otherwise a legend.
Scene full_scene(int n);

/// Panels of what solvers keep: a wide one and a high one.
Scene state_scene();

/// A frame of a scene with anything a frame may have: marks, numbers, lines, moving queens, a crossover line,
/// panels of random contents and a caption; where the scene has cards, sometimes a card.
Frame random_scene_frame(const Scene& scene, int n, std::mt19937& random);

/// Like `frame`, with parts of it as in another one.
Frame next_scene_frame(Frame frame, const Scene& scene, std::mt19937& random);

}  // namespace queenreel
