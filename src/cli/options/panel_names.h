#pragma once

#include <span>
#include <string_view>

#include "frame/panel.h"

namespace queenreel {

/// A row of the table of panels, as the command line has them.
struct PanelName {
    PanelKind kind;
    std::string_view name;
    std::string_view summary;  ///< one line for `list panels`
};

/// All panels, in the order of the enumeration.
std::span<const PanelName> panel_names();

/// The name of a kind of panels.
std::string_view name_of(PanelKind kind);

}  // namespace queenreel
