#pragma once

#include <span>
#include <string_view>

#include "queenreel/frame/color.h"

namespace queenreel {

/// The colors of a picture.
struct Theme {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list themes`
    Color light;               ///< light squares; the top left square is light
    Color dark;
    Color queen;    ///< the queen's body
    Color outline;  ///< the line around it
    Color detail;   ///< the lines on it
    Color background;
    Color text;
    Color attacked;  ///< Mark::attacked and eliminated
    Color conflict;  ///< Mark::conflict
    Color tested;    ///< Mark::tested and free
    Color rejected;  ///< Mark::rejected, removed and wiped_out, and attack lines
    Color solved;    ///< behind a queen of a solution
    Color quiet;     ///< headings, axes and the like, on the background
    Color accent;    ///< highlights the current part of a panel, on the background

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// A color that every theme has, with its user-visible name.
struct ThemeColor {
    std::string_view name;     ///< in theme files, on the command line and in lists
    std::string_view summary;  ///< what it is used for, in a few words
    Color Theme::* color;
};

/// All theme colors, in the order of Theme.
std::span<const ThemeColor> theme_colors();

/// The color with this name, or null.
const ThemeColor* find_theme_color(std::string_view name);

/// All themes; the first is the default.
std::span<const Theme> themes();

/// The theme with this name, or null.
const Theme* find_theme(std::string_view name);

/// A cell color that carries meaning by itself, in every theme: StatePanel::Cell::hue.
Color cell_color(int hue);

/// The highlight behind an attacking queen: different hue, similar luminance. In themes where it would be too
/// faint on some squares, it also has a frame.
Color lit(const Theme& theme, Color shade);
bool is_light_framed(const Theme& theme);

/// The theme on another background. Text that would be illegible on it (contrast below 4.5) turns black or
/// white; quiet and accent take the color of text.
Theme with_background(Theme theme, Color background);

}  // namespace queenreel
