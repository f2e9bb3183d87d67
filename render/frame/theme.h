#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "frame/color.h"

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
    Color attacked;  ///< Mark::attacked
    Color conflict;  ///< Mark::conflict
};

/// All themes; the first is the default.
std::span<const Theme> themes();

/// The theme of that name, or null.
const Theme* find_theme(std::string_view name);

/// The theme on another background. Text that could not be read there (contrast under 4.5) turns black or
/// white.
Theme with_background(Theme theme, Color background);

}  // namespace queenreel
