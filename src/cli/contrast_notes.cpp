#include "cli/contrast_notes.h"

#include <fmt/format.h>

#include <string>

#include "frame/theme_colors.h"

namespace queenreel {

void report_contrast(const Theme& theme, Console& console) {
    if (find_theme(theme.name))
        return;
    std::string pairs;
    for (const WeakContrast& weak : weak_contrasts(theme))
        pairs += fmt::format("{}{} and {} ({:.1f}, should be {:.1f})", pairs.empty() ? "" : ", ", weak.one,
                             weak.other, weak.contrast, weak.min);
    if (!pairs.empty())
        console.note("theme: too little contrast: " + pairs);
}

}  // namespace queenreel
