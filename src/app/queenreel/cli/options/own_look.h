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

/// A theme by name, or from a file whose name ends in `.toml`, read by read_theme(). Throws UsageError, and
/// FailedError for a file that cannot be read.
Theme parse_theme(std::string_view what, std::string_view text);

/// Changes of colors, parsed by color_changes(). Throws UsageError.
ColorChanges parse_colors(std::string_view what, std::string_view text);

/// The file for --pieces, a user's drawing that ends in .svg, if `text` is not the name of a piece set.
/// Throws UsageError.
std::string parse_own_piece(std::string_view what, std::string_view text);

/// The file for --logo, also a user's drawing. Throws UsageError.
std::string parse_logo(std::string_view what, std::string_view text);

/// The drawing in a file, with `current` for its currentColor; each file is read only once. Null for an empty
/// path. Throws FailedError.
std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current);

}  // namespace queenreel
