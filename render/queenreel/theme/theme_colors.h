#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/theme.h"

namespace queenreel {

/// A color of every theme, by the name that users give it.
struct ThemeColor {
    std::string_view name;     ///< in a theme's file, on the command line and in lists
    std::string_view summary;  ///< what has it, in a few words
    Color Theme::* color;
};

/// All of them, in the order of Theme.
std::span<const ThemeColor> theme_colors();

/// Null where no color has the name.
const ThemeColor* find_theme_color(std::string_view name);

/// Two colors of a theme that are hard to tell apart.
struct WeakContrast {
    std::string_view one;  ///< names of theme_colors()
    std::string_view other;
    double contrast = 1;  ///< as contrast()
    double min = 1;       ///< what it should be at the least
};

/// The pairs of a theme whose contrast is weaker than that of every theme of themes(): text on its background
/// 4.5 (WCAG 2.1, 1.4.3), a queen and marks on a square 3 (1.4.11), and so on. Colors of a transparent
/// background are not compared with it.
std::vector<WeakContrast> weak_contrasts(const Theme& theme);

/// Which colors of a user's own theme are hard to tell apart, in a line; nothing for a row of themes().
std::optional<std::string> contrast_note(const Theme& theme);

}  // namespace queenreel
