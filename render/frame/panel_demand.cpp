#include "frame/panel_demand.h"

#include <algorithm>
#include <cmath>

namespace queenreel {
namespace {

/// Closer lines would touch.
constexpr double close_line_height = 1.22;

PanelDemand body_demand(const PanelSlot& slot, Spacing spacing) {
    const double line = spacing == Spacing::close ? close_line_height : line_height;
    const double rows = slot.rows;
    const double columns = slot.columns;
    const double text = mono_width * columns;
    switch (slot.kind) {
        case PanelKind::code:
            return {.width = text + 1.8, .height = line * rows + 0.2};
        case PanelKind::stack:
            return {.width = std::max(text + 1.8, 9.0), .height = line * rows + 0.2};
        case PanelKind::counters:
            return {.width = std::max(text + 1.0, 9.0), .height = line * rows + 0.2};
        case PanelKind::tree:
            return {std::clamp(0.35 * columns, 14.0, 22.0), std::clamp(1.1 * rows, 5.0, 11.0), true, true};
        case PanelKind::chart:
            return {16, 7, true, true};
        case PanelKind::boards: {
            const double across = std::max(1.0, std::floor(std::sqrt(rows)));
            const double down = std::ceil(rows / across);
            const double board = std::max(7.5, 0.6 * columns);
            return {across * (board + 1), down * (board + 1.6 + 1.35 * slot.notes), true, true};
        }
        case PanelKind::tables:
            return {9 + 1.0 * columns, 1.8 * rows, true, false};
        case PanelKind::bars:
            return {std::max(text + 2, 14.0), 2.6 * rows, true, true};
    }
    return {};
}

}  // namespace

PanelDemand demand(const PanelSlot& slot, Spacing spacing) {
    PanelDemand result = body_demand(slot, spacing);
    if (!slot.title.empty())
        result.height += heading_height;
    return result;
}

}  // namespace queenreel
