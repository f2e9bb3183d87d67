#include "queenreel/frame/panel.h"

#include <array>

namespace queenreel {
namespace {

using Demand = PanelDemand (*)(const PanelSlot& slot, double line);

/// The infos of Panel's alternatives, so that no table can differ from them.
template <typename... Kinds>
constexpr std::array<PanelInfo, sizeof...(Kinds)> infos_of(const std::variant<Kinds...>* /*panel*/) {
    return {Kinds::info...};
}

template <typename... Kinds>
constexpr std::array<Demand, sizeof...(Kinds)> demands_of(const std::variant<Kinds...>* /*panel*/) {
    return {Kinds::demand...};
}

constexpr const Panel* any_panel = nullptr;
constexpr auto infos = infos_of(any_panel);
constexpr auto demands = demands_of(any_panel);

}  // namespace

std::span<const PanelInfo> panel_table() {
    return infos;
}

const PanelInfo& panel_info(PanelKind kind) {
    return infos.at(static_cast<std::size_t>(kind));
}

PanelDemand demand(const PanelSlot& slot, Spacing spacing) {
    const double line = spacing == Spacing::close ? close_line_height : line_height;
    PanelDemand result = demands.at(static_cast<std::size_t>(slot.kind))(slot, line);
    if (!slot.title.empty())
        result.height += heading_height;
    return result;
}

}  // namespace queenreel
