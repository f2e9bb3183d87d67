#include <algorithm>
#include <cmath>
#include <cstddef>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double character = 0.6;      // the width of one, in em
constexpr double text_of_cell = 0.62;  // its em, of the cell's side; more where there is no cell around it
constexpr double text_alone = 0.75;
constexpr double min_text = 7;  // in pixels

/// Rows lie one below the other, their cells below each other, too, between names and values.
struct StateSpace {
    Rect body;
    double em;
    int names;     // width of their names …
    int values;    // … and of their values
    double pitch;  // from row to row
    int cell;      // from cell to cell

    explicit StateSpace(const PanelSpace& space) : body(space.place.body) {
        const PanelSlot& slot = space.place.slot;
        pitch = std::min(3.0 * space.em, static_cast<double>(body.height) / std::max(1, slot.rows));
        em = std::min(space.em, 0.85 * pitch);
        const int most = body.width * 2 / 5;
        names = slot.names > 0 ? std::min(rounded((character * slot.names + 0.8) * em), most) : 0;
        values = std::min(rounded((character * slot.values) * em), most);
        cell = (body.width - names - values) / std::max(1, slot.columns);
        cell = std::max(2, std::min(cell, static_cast<int>(pitch)));
    }

    Rect row(std::size_t index) const {
        const auto edge = [&](std::size_t at) { return body.y + rounded(static_cast<double>(at) * pitch); };
        return {body.x, edge(index), body.width, edge(index + 1) - edge(index)};
    }
};

/// The cells of a row that wraps, from the left and from the top, on even pixels: films have half as many of
/// color.
struct WrappedCells {
    Rect body;
    int across = 1;
    int pitch = 2;

    explicit WrappedCells(const PanelSpace& space) : body(space.place.body) {
        const int count = std::max(1, space.place.slot.columns);
        const int most = rounded(3 * space.em);
        for (int columns = 1; columns <= count; ++columns) {
            const int down = (count + columns - 1) / columns;
            const int fitting = std::min({(body.width - 1) / columns, (body.height - 1) / down, most});
            if (even(fitting) > pitch) {
                pitch = even(fitting);
                across = columns;
            }
        }
    }

    Rect cell(std::size_t index) const {
        const int at = static_cast<int>(index);
        const int side = std::max(1, pitch - std::max(1, even(pitch / 5)));
        const Rect place{even(body.x + 1) + at % across * pitch, even(body.y + 1) + at / across * pitch, side,
                         side};
        return place.right() <= body.right() && place.bottom() <= body.bottom() ? place : Rect{};
    }

    static int even(int number) { return number / 2 * 2; }
};

Color fill_of(const StatePanel::Cell& cell, const Theme& theme) {
    const double strength = std::clamp(cell.strength, 0.0, 1.0);
    if (cell.hue >= 0)
        return cell_color(cell.hue);
    return cell.fill == StatePanel::Fill::lit ? theme.accent : mix(tint(theme), theme.quiet, strength);
}

/// What is written in a cell stands out from its fill.
Color text_of(const StatePanel::Cell& cell, const Theme& theme) {
    switch (cell.fill) {
        case StatePanel::Fill::none:
            return theme.text;
        case StatePanel::Fill::off:
        case StatePanel::Fill::done:
        case StatePanel::Fill::gone:
            return theme.quiet;
        case StatePanel::Fill::on:
        case StatePanel::Fill::lit:
            break;
    }
    const Color fill = fill_of(cell, theme);
    return contrast(theme.background, fill) > contrast(theme.text, fill) ? theme.background : theme.text;
}

void outline(const Canvas& canvas, const Rect& box, double line, Color color) {
    canvas.rectangle(box.x + line / 2, box.y + line / 2, box.width - line, box.height - line);
    canvas.set_line_width(line);
    canvas.set_color(color);
    canvas.stroke();
}

void cross_out(const Canvas& canvas, const Rect& box, const Theme& theme) {
    const double inset = 0.22 * box.width;
    canvas.move_to(box.x + inset, box.y + box.height - inset);
    canvas.line_to(box.x + box.width - inset, box.y + inset);
    canvas.set_line_width(std::max(1.0, 0.09 * box.width));
    canvas.set_color(theme.quiet);
    canvas.stroke();
}

void draw_cell(const Canvas& canvas, const StatePanel::Cell& cell, const Rect& box, const Theme& theme) {
    const double line = std::max(1.0, std::round(0.05 * box.width));
    switch (cell.fill) {
        case StatePanel::Fill::none:
            break;
        case StatePanel::Fill::off:
        case StatePanel::Fill::done:
            outline(canvas, box, line, theme.quiet);
            break;
        case StatePanel::Fill::gone:
            fill_rectangle(canvas, box, tint(theme));
            break;
        case StatePanel::Fill::on:
        case StatePanel::Fill::lit:
            fill_rectangle(canvas, box, fill_of(cell, theme));
            break;
    }
    const double em = (cell.fill == StatePanel::Fill::none ? text_alone : text_of_cell) * box.height;
    if (em >= min_text && !cell.text.empty())
        draw_text(canvas, cell.text, box,
                  {.em = em, .color = text_of(cell, theme), .bold = cell.fill == StatePanel::Fill::lit});
    if (cell.fill == StatePanel::Fill::done)
        cross_out(canvas, box, theme);
    if (cell.framed)
        outline(canvas, box, std::max(2.0, std::round(0.14 * box.width)), theme.text);
}

void draw_row(const Canvas& canvas, const StatePanel::Row& row, const Rect& line, const StateSpace& state,
              const PanelSpace& space) {
    if (row.lit)
        fill_rectangle(canvas, line, tint(space.theme));
    TextStyle style{.em = state.em,
                    .color = space.theme.text,
                    .align = Align::left,
                    .bold = row.lit,
                    .min_em = 0.75 * state.em};
    const int gap = rounded(0.3 * state.em);
    if (state.names > 2 * gap)
        draw_text(canvas, row.name, {line.x + gap, line.y, state.names - 2 * gap, line.height}, style);
    const int side = std::max(1, state.cell - std::max(1, state.cell / 8));
    const int most = (line.width - state.names - state.values) / state.cell;
    int x = line.x + state.names;
    for (int i = 0; i < std::min(most, static_cast<int>(row.cells.size())); ++i, x += state.cell)
        draw_cell(canvas, row.cells[static_cast<std::size_t>(i)],
                  {x, line.y + (line.height - side) / 2, side, side}, space.theme);
    const int columns = row.cells.empty() ? 0 : std::min(most, space.place.slot.columns);
    const int left = line.x + state.names + columns * state.cell + gap;
    if (!row.value.empty() && line.right() > left + gap)
        draw_text(canvas, row.value, {left, line.y, line.right() - left - gap, line.height}, style);
}

/// All cells have one ground, on which those with a color of their own are filled.
void draw_wrapped(const Canvas& canvas, const std::vector<StatePanel::Cell>& cells, const PanelSpace& space) {
    const WrappedCells places(space);
    const std::size_t count = std::min(cells.size(), static_cast<std::size_t>(space.place.slot.columns));
    for (std::size_t i = 0; i < count; ++i) {
        const Rect box = places.cell(i);
        canvas.rectangle(box.x, box.y, box.width, box.height);
    }
    canvas.set_color(tint(space.theme));
    canvas.fill();
    for (std::size_t i = 0; i < count; ++i)
        if (const Rect box = places.cell(i); cells[i].hue >= 0 && canvas.is_visible(box))
            fill_rectangle(canvas, box, cell_color(cells[i].hue));
}

void draw(const Canvas& canvas, const StatePanel& panel, const PanelSpace& space) {
    if (StatePanel::wraps(space.place.slot) && !panel.rows.empty())
        return draw_wrapped(canvas, panel.rows.front().cells, space);
    const StateSpace state(space);
    const std::size_t room = static_cast<std::size_t>(std::max(1, space.place.slot.rows));
    for (std::size_t i = 0; i < std::min(room, panel.rows.size()); ++i)
        if (const Rect row = state.row(i); canvas.is_visible(row))
            draw_row(canvas, panel.rows[i], row, state, space);
}

std::vector<Rect> changed_cells(const StatePanel& before, const StatePanel& now, const PanelSpace& space) {
    const auto& was = before.rows.front().cells;
    const auto& is = now.rows.front().cells;
    if (was.size() != is.size())
        return {space.place.body};
    const WrappedCells places(space);
    std::vector<Rect> changed;
    for (std::size_t i = 0; i < is.size(); ++i)
        if (was[i] != is[i])
            changed.push_back(places.cell(i));
    return changed;
}

std::vector<Rect> changed_parts(const StatePanel& before, const StatePanel& now, const PanelSpace& space) {
    if (StatePanel::wraps(space.place.slot) && !before.rows.empty() && !now.rows.empty())
        return changed_cells(before, now, space);
    const StateSpace state(space);
    std::vector<Rect> changed;
    const std::size_t count = std::max(before.rows.size(), now.rows.size());
    for (std::size_t i = 0; i < count; ++i)
        if (i >= before.rows.size() || i >= now.rows.size() || before.rows[i] != now.rows[i])
            changed.push_back(state.row(i));
    return changed;
}

}  // namespace

PanelPainter<StatePanel> painter_of(const StatePanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
