#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {

// A panel as a list of parts, in painting order. Each has a place and everything that determines what is
// drawn there, so the difference of two lists is what must be repainted.

/// A part that shows a value of a panel, which must outlive it. The value and the place determine what it
/// draws.
template <typename Value>
struct ValuePart {
    Rect place;
    const Value* value;

    friend bool operator==(const ValuePart& a, const ValuePart& b) {
        return a.place == b.place && *a.value == *b.value;
    }
};

/// The places of parts, at the same index of two lists, that differ or that only one has. `place` gives the
/// place of a part.
template <typename Part, typename Place = Rect Part::*>
std::vector<Rect> differing_places(const std::vector<Part>& before, const std::vector<Part>& now,
                                   Place place = &Part::place) {
    std::vector<Rect> places;
    const auto add = [&](const Rect& rect) {
        if (!rect.is_empty() && (places.empty() || places.back() != rect))
            places.push_back(rect);
    };
    for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
        if (i < before.size() && i < now.size() && before[i] == now[i])
            continue;
        if (i < before.size())
            add(std::invoke(place, before[i]));
        if (i < now.size())
            add(std::invoke(place, now[i]));
    }
    return places;
}

/// The painter of panels made of parts: `parts_of` lists them, and `draw_part` draws one.
template <typename Kind, auto parts_of, auto draw_part>
PanelPainter<Kind> painter_of_parts() {
    return {.draw =
                [](const Canvas& canvas, const Kind& panel, const PanelSpace& space) {
                    for (const auto& part : parts_of(panel, space))
                        if (!part.place.is_empty() && canvas.is_visible(part.place))
                            draw_part(canvas, part, space);
                },
            .changed_parts =
                [](const Kind& before, const Kind& now, const PanelSpace& space) {
                    return differing_places(parts_of(before, space), parts_of(now, space));
                }};
}

}  // namespace queenreel
