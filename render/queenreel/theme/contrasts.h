#pragma once

#include <string_view>
#include <vector>

#include "queenreel/frame/theme.h"

namespace queenreel {

/// Two colors of a theme that are hard to tell apart.
struct WeakContrast {
    std::string_view one;  ///< both are names in theme_colors()
    std::string_view other;
    double contrast = 1;  ///< computed by contrast()
    double min = 1;       ///< the minimum that it should have
};

/// Returns the pairs whose contrast is below the minimum that every theme of themes() meets: 4.5 for text on
/// its background (WCAG 2.1, 1.4.3), 3 for queens and most marks on a square (1.4.11), and so on. Skips pairs
/// with a transparent background.
std::vector<WeakContrast> weak_contrasts(const Theme& theme);

}  // namespace queenreel
