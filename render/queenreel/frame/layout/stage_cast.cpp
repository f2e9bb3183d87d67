#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/panel.h"

#include <utility>

namespace queenreel {

StagePart part_of(const PanelSlot& slot) {
    switch (slot.kind) {
        case PanelKind::code:
        case PanelKind::stack:
            return StagePart::text;
        case PanelKind::counters:
            return StagePart::numbers;
        default:
            return StagePart::large;
    }
}

void StageCast::drop() {
    if (text.empty() && below) {
        below.reset();
        return;
    }
    std::vector<std::size_t>& least = !text.empty() ? text : !numbers.empty() ? numbers : large;
    least.pop_back();
}

StageCast cast_of(const Scene& scene, bool with_spare) {
    StageCast cast;
    for (std::size_t i = 0; i < scene.panels.size(); ++i) {
        const PanelSlot& slot = scene.panels[i];
        if (slot.spare && !with_spare)
            continue;
        if (slot.overview) {
            cast.overview = i;
            continue;
        }
        if (slot.below_board) {
            cast.below = i;
            continue;
        }
        const StagePart part = part_of(slot);
        (part == StagePart::text    ? cast.text
         : part == StagePart::large ? cast.large
                                    : cast.numbers)
            .push_back(i);
    }
    if (cast.large.empty() && cast.overview)
        cast.large.push_back(*std::exchange(cast.overview, std::nullopt));
    return cast;
}

}  // namespace queenreel
