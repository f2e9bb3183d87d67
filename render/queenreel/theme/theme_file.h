#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/theme.h"

namespace queenreel {

/// The name of a theme that is not a row of themes().
inline constexpr std::string_view own_theme_name = "own";

/// Thrown for an invalid theme. what() is `where: why; what to do`.
struct ThemeError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Parses `text` with parse_color(), as a color of a theme; only the background may be transparent. Throws
/// ThemeError, which begins with `where`.
Color parse_theme_color(const ThemeColor& row, std::string_view text, std::string_view where);

/// Colors that replace those of a theme.
using ColorChanges = std::vector<std::pair<const ThemeColor*, Color>>;

/// Parses `light=#fff,dark=#888`. Throws ThemeError, which begins with `where`.
ColorChanges color_changes(std::string_view text, std::string_view where);

/// Applies the changes to a theme. If there are any, its name becomes own_theme_name.
Theme with_colors(Theme theme, const ColorChanges& changes);

/// Reads a theme from a TOML file. Each key is a name in theme_colors(), and its value is a color as text for
/// parse_color(). `base` names the theme that provides the other colors. Throws ThemeError, which names the
/// line, or SystemError if the file cannot be read.
Theme read_theme(const std::string& path);

}  // namespace queenreel
