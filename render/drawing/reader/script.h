#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "frame/drawing.h"

namespace queenreel {

/// The paths of a drawing of that size that cairo wrote as a script (cairo_script_surface_create), turned by
/// `angle` radians about its upper left corner. Nothing where it has more than paths of one color each:
/// gradients, groups, masks, pictures, clips within the drawing; or more steps than a piece needs.
std::optional<std::vector<DrawnPath>> paths_of_script(std::string_view script, double width, double height,
                                                      double angle);

}  // namespace queenreel
