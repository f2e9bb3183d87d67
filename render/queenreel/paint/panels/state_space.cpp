#include "queenreel/paint/panels/state_space.h"

#include <algorithm>

#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double row_heading = 1.15;  // em
constexpr double below_cells = 0.8;   // em, at most, between them and the next heading

int even_below(int number) {
    return number / 2 * 2;
}

}  // namespace

StateSpace::StateSpace(const PanelSpace& space, const StatePanel& panel) : body(space.place.body) {
    const PanelSlot& slot = space.place.slot;
    is_mirrored = slot.names == 0 && std::ranges::any_of(panel.rows, [](const StatePanel::Row& row) {
                      return row.cells.empty() && reads_right_to_left(row.value);
                  });
    const int lines = std::max(1, slot.notes > 0 ? slot.rows / 2 : slot.rows);
    pitch = static_cast<double>(body.height) / lines;
    heading = slot.notes > 0 ? std::min(row_heading * space.em, pitch / 2) : 0;
    if (heading == 0)
        pitch = std::min(3.0 * space.em, pitch);
    em = std::min(space.em, heading > 0 ? heading / row_heading : 0.85 * pitch);
    const int most = body.width * 2 / 5;
    names = slot.names > 0 ? std::min(rounded((character_width * slot.names + 0.8) * em), most) : 0;
    values = std::min(rounded((character_width * slot.values) * em), most);
    cell = (body.width - names - values) / std::max(1, slot.columns);
    cell = std::max(2, std::min(cell, static_cast<int>(std::min(3.0 * space.em, pitch - heading))));
    if (heading > 0)
        pitch = std::min(pitch, heading + cell + below_cells * em);
}

Rect StateSpace::row(std::size_t index) const {
    if (heading > 0) {
        const std::size_t pair = index / 2;
        const int top = body.y + rounded(static_cast<double>(pair) * pitch);
        const int high = rounded(heading);
        return index % 2 == 0 ? Rect{body.x, top, body.width, high}
                              : Rect{body.x, top + high, body.width, cell};
    }
    const auto edge = [&](std::size_t at) { return body.y + rounded(static_cast<double>(at) * pitch); };
    return {body.x, edge(index), body.width, edge(index + 1) - edge(index)};
}

int StateSpace::first_cell(const StatePanel::Row& of, const Rect& line) const {
    const int left =
        is_mirrored ? line.right() - values - static_cast<int>(of.cells.size()) * cell : line.x + names;
    return left - rounded(of.sliding.value_or(of.slid) * cell);
}

WrappedCells::WrappedCells(const PanelSpace& space) : body(space.place.body) {
    const int count = std::max(1, space.place.slot.columns);
    const int most = rounded(3 * space.em);
    for (int columns = 1; columns <= count; ++columns) {
        const int down = (count + columns - 1) / columns;
        const int fitting = std::min({(body.width - 1) / columns, (body.height - 1) / down, most});
        if (even_below(fitting) > pitch) {
            pitch = even_below(fitting);
            across = columns;
        }
    }
}

Rect WrappedCells::cell(std::size_t index) const {
    const int at = static_cast<int>(index);
    const int side = std::max(1, pitch - std::max(1, even_below(pitch / 5)));
    const Rect place{even_below(body.x + 1) + at % across * pitch,
                     even_below(body.y + 1) + at / across * pitch, side, side};
    return place.right() <= body.right() && place.bottom() <= body.bottom() ? place : Rect{};
}

SpaceBelow::SpaceBelow(const PanelSpace& space)
    : body(space.place.body),
      cell(space.place.cell),
      columns(space.place.slot.columns),
      rows(std::max(1, space.place.slot.rows - 1)),
      em(std::min(space.em, 0.85 * body.height / rows)) {}

Rect SpaceBelow::row(std::size_t index) const {
    const auto edge = [&](std::size_t at) {
        return body.y + rounded(static_cast<double>(at) * body.height / rows);
    };
    return {body.x, edge(index - 1), body.width, edge(index) - edge(index - 1)};
}

}  // namespace queenreel
