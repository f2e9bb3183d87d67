#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// The paths of a drawing of this size that Cairo wrote as a script (cairo_script_surface_create), rotated by
/// `angle` radians around its upper left corner.
///
/// Returns nothing if pixels represent the drawing better: if nothing was drawn, or the script has more than
/// paths of one color each (gradients, groups, masks, pictures, clips within the drawing), numbers that are
/// not finite, or more steps than a piece needs. Throws SvgError for anything that Cairo 1.16 and 1.18 do not
/// write: in another version's script, something might go unnoticed.
std::optional<std::vector<DrawnPath>> paths_of_script(std::string_view script, double width, double height,
                                                      double angle);

}  // namespace queenreel
