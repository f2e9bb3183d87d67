#pragma once

#include "frame/panel.h"

namespace queenreel {

/// The room a panel asks for at the least, its heading included, in em of the panels' font size.
struct PanelDemand {
    double width = 0;
    double height = 0;
    bool grows_wide = false;  ///< it shows more where it has more
    bool grows_high = false;
};

/// Lines of a panel's text are that far apart, in em.
inline constexpr double line_height = 1.4;

/// A heading and the gap below it, in em.
inline constexpr double heading_height = 1.9;

/// The width of a character of the monospace font, in em.
inline constexpr double mono_width = 0.61;

/// How close lines of text may be.
enum class Spacing { normal, close };

/// What the panels of a slot ask for.
PanelDemand demand(const PanelSlot& slot, Spacing spacing);

}  // namespace queenreel
