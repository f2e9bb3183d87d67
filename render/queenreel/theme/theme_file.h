#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/theme/theme_colors.h"

namespace queenreel {

/// The name of a theme that is not a row of themes().
inline constexpr std::string_view own_theme_name = "own";

/// A theme that cannot be read as one. what() is `where: why; what to do`.
struct ThemeError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The color that `text` names, as parse_color() reads it, for that color of a theme: only the background may
/// be transparent. Throws ThemeError, which begins with `where`.
Color parse_theme_color(const ThemeColor& row, std::string_view text, std::string_view where);

/// Colors that replace a theme's.
using ColorChanges = std::vector<std::pair<const ThemeColor*, Color>>;

/// `light=#fff,dark=#888`. Throws ThemeError, which begins with `where`.
ColorChanges color_changes(std::string_view text, std::string_view where);

/// The theme with other colors.
Theme with_colors(Theme theme, const ColorChanges& changes);

/// Reads a theme from a TOML file: a key of theme_colors() a color, as text that parse_color() reads, and
/// `base`, the name of the theme that has the others. Throws ThemeError, which names the line, and
/// SystemError for a file that cannot be read.
Theme read_theme(const std::string& path);

}  // namespace queenreel
