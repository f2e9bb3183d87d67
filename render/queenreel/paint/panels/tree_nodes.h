#pragma once

#include <span>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// The distance that a node's drawing extends from its center, in radii of the tree's dots.
inline constexpr double tree_node_reach = 1.4;

/// Draws nodes of one state at once: a call of cairo costs more than a dot. In a list, each is its own shape.
/// `radius` is the radius of the tree's dots, in pixels.
void draw_tree_nodes(const Canvas& canvas, TreePanel::State state, std::span<const Point> places,
                     double radius, const Theme& theme);

}  // namespace queenreel
