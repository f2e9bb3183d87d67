#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/theme/theme_file.h"

namespace queenreel {

/// A theme by its name, or as read_theme() reads it from a file whose name ends in `.toml`. Throws
/// UsageError, and FailedError for a file that cannot be read.
Theme parse_theme(std::string_view what, std::string_view text);

/// The same of color_changes(). Throws UsageError.
ColorChanges parse_colors(std::string_view what, std::string_view text);

/// The file of --pieces, one of the user's own that ends in .svg, where `text` is no set of pieces. Throws
/// UsageError.
std::string parse_own_piece(std::string_view what, std::string_view text);

/// The file of --logo, which is such a one. Throws UsageError.
std::string parse_logo(std::string_view what, std::string_view text);

/// The drawing in a file, with `current` for its currentColor: read once, however often it is asked for. Null
/// for no path. Throws FailedError.
std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current);

}  // namespace queenreel
