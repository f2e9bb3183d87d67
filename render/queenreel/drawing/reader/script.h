#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/frame/drawing.h"

namespace queenreel {

/// The paths of a drawing of that size that Cairo wrote as a script (cairo_script_surface_create), turned by
/// `angle` radians about its upper left corner.
///
/// Nothing where a picture of pixels is right: where nothing was drawn, or the script has what Cairo is known
/// to write of more than paths of one color each, such as gradients, groups, masks, pictures and clips within
/// the drawing; numbers that are not finite; or more steps than a piece needs. Throws SvgError for anything
/// else that Cairo 1.16 and 1.18 do not write: another version's script may say what would be lost.
std::optional<std::vector<DrawnPath>> paths_of_script(std::string_view script, double width, double height,
                                                      double angle);

}  // namespace queenreel
