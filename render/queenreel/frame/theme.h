#pragma once

#include <optional>
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
    Color accent;    ///< what a panel is about just now, on the background

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// All themes; the first is the default.
std::span<const Theme> themes();

/// Null where no theme has the name.
const Theme* find_theme(std::string_view name);

/// The theme on another background. Text that could not be read there (contrast under 4.5) turns black or
/// white; quiet and accent turn to the color of text.
Theme with_background(Theme theme, Color background);

}  // namespace queenreel
