#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/theme_colors.h"

namespace queenreel {

/// What the name of a theme is that is none of themes().
constexpr std::string_view own_theme_name = "own";

/// Colors that replace a theme's.
using ColorChanges = std::vector<std::pair<const ThemeColor*, Color>>;

/// A theme by its name, or out of a file whose name ends in `.toml`: a color a key of theme_colors(), as text
/// that parse_color() reads, and `base`, the name of the theme that has the others. Throws UsageError, which
/// names the line, for what is not that; FailedError for a file that cannot be read.
Theme parse_theme(std::string_view what, std::string_view text);

/// `light=#fff,dark=#888`.
ColorChanges parse_colors(std::string_view what, std::string_view text);

/// The theme with other colors.
Theme with_colors(Theme theme, const ColorChanges& changes);

/// The file of --pieces, one of the user's own that ends in .svg, where `text` is no set of pieces. Throws
/// UsageError.
std::string parse_own_piece(std::string_view what, std::string_view text);

/// The file of --logo, which is such a one. Throws UsageError.
std::string parse_logo(std::string_view what, std::string_view text);

/// The drawing in a file, with `current` for its currentColor: read once, however often it is asked for. Null
/// for no path. Throws FailedError.
std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current);

}  // namespace queenreel
