#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/tokens.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/state_cell.h"
#include "queenreel/paint/panels/state_space.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

void draw_below(const Canvas& canvas, const StatePanel::Row& row, const Rect& line, const SpaceBelow& below,
                const PanelSpace& space) {
    if (row.lit)
        fill_rectangle(canvas, line, tint(space.theme));
    const int gap = std::max(1, std::min(below.cell, line.height) / 8);
    const Rect cells{line.x, line.y, below.columns * below.cell, line.height};
    canvas.save();
    canvas.rectangle(cells.x, cells.y, cells.width, cells.height);
    canvas.clip();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const int x =
            rounded(cells.x + (static_cast<double>(i) - row.sliding.value_or(row.slid)) * below.cell);
        draw_state_cell(canvas, row.cells[i],
                        {x + gap / 2, line.y + gap / 2, below.cell - gap, line.height - gap}, space.theme,
                        below.em);
    }
    canvas.restore();
    const int after = rounded(0.5 * below.em);
    const Rect texts{cells.right() + after, line.y, line.right() - cells.right() - 2 * after, line.height};
    const int names =
        std::min(rounded((character_width * space.place.slot.names + 0.5) * below.em), texts.width);
    TextStyle style{.em = below.em,
                    .color = space.theme.text,
                    .align = Align::left,
                    .bold = row.lit,
                    .min_em = 0.75 * below.em};
    if (texts.width > 2 * after)
        draw_text(canvas, row.name, {texts.x, texts.y, names, texts.height}, style);
    style.bold = false;
    style.color = space.theme.quiet;
    if (const int left = texts.width - names;
        left > rounded(character_width * space.place.slot.values * below.em))
        draw_text(canvas, row.value, {texts.x + names, texts.y, left, texts.height}, style);
}

void draw_row(const Canvas& canvas, const StatePanel::Row& row, const Rect& line, const StateSpace& state,
              const PanelSpace& space) {
    TextStyle style{.em = state.em,
                    .color = space.theme.text,
                    .align = Align::left,
                    .bold = row.lit,
                    .min_em = 0.75 * state.em};
    const int gap = rounded(0.3 * state.em);
    const bool is_legible = state.em >= least_em;
    if (is_legible && state.names > 2 * gap)
        draw_text(canvas, row.name, {line.x + gap, line.y, state.names - 2 * gap, line.height}, style);
    const int side = std::max(1, state.cell - std::max(1, state.cell / 8));
    const int most = (line.width - state.names - state.values) / state.cell;
    int x = state.first_cell(row, line);
    for (int i = 0; i < std::min(most, static_cast<int>(row.cells.size())); ++i, x += state.cell)
        draw_state_cell(canvas, row.cells[static_cast<std::size_t>(i)],
                        {x, line.y + (line.height - side) / 2, side, side}, space.theme, state.em);
    const int columns = row.cells.empty() ? 0 : std::min(most, space.place.slot.columns);
    const int margin = state.heading > 0 && row.cells.empty() ? 0 : gap;
    const int left = line.x + state.names + columns * state.cell + margin;
    if (state.is_mirrored && row.cells.empty())
        style.align = Align::right;
    const bool has_room = is_legible && (row.cells.empty() || state.values > 0);
    if (!row.value.empty() && has_room && line.right() > left + margin)
        draw_text(canvas, row.value, {left, line.y, line.right() - left - margin, line.height}, style);
}

/// Draws the number that ends the value of a heading on its way to its cell in the row below.
void draw_result(const Canvas& canvas, const StatePanel::Row& heading, const StatePanel::Row& row,
                 std::size_t index, const StateSpace& state, const PanelSpace& space) {
    const TextStyle style{
        .em = state.em, .color = space.theme.text, .halo = halo_of(space.theme), .align = Align::left};
    const std::string result = heading.value.substr(heading.value.rfind(' ') + 1);
    const Rect from = state.row(index);
    const Rect to = state.row(index + 1);
    const double wide = text_width(result, style);
    const double all = text_width(heading.value, style);
    const double begin = state.is_mirrored ? from.right() - all : from.x + all - wide;
    const double end = state.first_cell(row, to) + (heading.result_cell + 0.5) * state.cell - wide / 2;
    const auto on_the_way = [&](double start, double target) {
        return start + (target - start) * heading.landed;
    };
    const double margin = 0.3 * state.em;  // for the halo
    const double last = std::max(from.x + margin, from.right() - wide - margin);
    const double left = std::clamp(on_the_way(begin, end), from.x + margin, last);
    draw_text(canvas, result,
              {rounded(left), rounded(on_the_way(from.y, to.y)), static_cast<int>(std::ceil(wide)) + 1,
               from.height},
              style);
}

/// Draws cells on a common ground, filling those with their own color.
void draw_wrapped(const Canvas& canvas, const std::vector<StatePanel::Cell>& cells, const PanelSpace& space) {
    const WrappedCells places(space);
    const std::size_t count = std::min(cells.size(), static_cast<std::size_t>(space.place.slot.columns));
    for (std::size_t i = 0; i < count; ++i) {
        const Rect box = places.cell(i);
        canvas.rectangle(box.x, box.y, box.width, box.height);
    }
    canvas.fill(tint(space.theme));
    for (std::size_t i = 0; i < count; ++i)
        if (const Rect box = places.cell(i); cells[i].hue >= 0 && canvas.is_visible(box))
            fill_rectangle(canvas, box, cell_color(cells[i].hue));
}

/// The centers of a row's filled cells, by column; empty for others.
std::vector<std::optional<Point>> filled_cells(const StatePanel::Row& row, const Rect& line,
                                               const StateSpace& state) {
    std::vector<std::optional<Point>> middles;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const StatePanel::Fill fill = row.cells[i].fill;
        const double x = line.x + state.names +
                         (static_cast<double>(i) + 0.5 - row.sliding.value_or(row.slid)) * state.cell;
        const bool is_filled = fill == StatePanel::Fill::on || fill == StatePanel::Fill::lit;
        middles.push_back(is_filled ? std::optional(Point{x, line.y + line.height / 2.0}) : std::nullopt);
    }
    return middles;
}

void draw_links(const Canvas& canvas, const StatePanel& panel, const StateSpace& state,
                const PanelSpace& space) {
    std::vector<std::optional<Point>> above;  // in each column
    const auto join = [&canvas](const std::optional<Point>& from, const std::optional<Point>& to) {
        if (!from || !to)
            return;
        canvas.line(*from, *to);
    };
    for (std::size_t i = 0; i < panel.rows.size(); ++i) {
        const auto middles = filled_cells(panel.rows[i], state.row(i), state);
        above.resize(std::max(above.size(), middles.size()));
        std::optional<Point> before;
        for (std::size_t k = 0; k < middles.size(); ++k) {
            if (!middles[k])
                continue;
            join(before, middles[k]);
            join(above[k], middles[k]);
            before = above[k] = middles[k];
        }
    }
    canvas.stroke(space.theme.quiet, std::max(1.0, std::round(0.07 * state.cell)));
}

void draw(const Canvas& canvas, const StatePanel& panel, const PanelSpace& space) {
    if (StatePanel::wraps(space.place.slot) && !panel.rows.empty())
        return draw_wrapped(canvas, panel.rows.front().cells, space);
    if (space.place.cell > 0) {
        const SpaceBelow below(space);
        for (std::size_t i = 1; i < panel.rows.size(); ++i)
            if (const Rect row = below.row(i); canvas.is_visible(row))
                draw_below(canvas, panel.rows[i], row, below, space);
        return;
    }
    const StateSpace state(space, panel);
    for (std::size_t i = 0; i < panel.rows.size(); ++i)
        if (panel.rows[i].lit)
            fill_rectangle(canvas, state.row(i), tint(space.theme));
    if (panel.linked)
        draw_links(canvas, panel, state, space);
    const std::size_t room = static_cast<std::size_t>(std::max(1, space.place.slot.rows));
    for (std::size_t i = 0; i < std::min(room, panel.rows.size()); ++i)
        if (const Rect row = state.row(i); canvas.is_visible(row))
            draw_row(canvas, panel.rows[i], row, state, space);
    for (std::size_t i = 0; i + 1 < std::min(room, panel.rows.size()); ++i)
        if (panel.rows[i].landed < 1)
            draw_result(canvas, panel.rows[i], panel.rows[i + 1], i, state, space);
}

std::vector<ValuePart<StatePanel::Cell>> wrapped_cells(const StatePanel& panel, const WrappedCells& places) {
    std::vector<ValuePart<StatePanel::Cell>> cells;
    for (const StatePanel::Cell& cell : panel.rows.front().cells)
        cells.push_back({places.cell(cells.size()), &cell});
    return cells;
}

std::vector<ValuePart<StatePanel::Row>> rows_of(const StatePanel& panel, const PanelSpace& space) {
    const StateSpace state(space, panel);
    const SpaceBelow below(space);
    std::vector<ValuePart<StatePanel::Row>> rows;
    for (std::size_t i = 0; i < panel.rows.size(); ++i) {
        rows.push_back({space.place.cell == 0 ? state.row(i)
                        : i > 0               ? below.row(i)
                                              : Rect{},
                        &panel.rows[i]});
        if (panel.rows[i].landed < 1)
            rows.back().place = rows.back().place.united(state.row(i + 1));
        // Letters may reach into the pixels above and below.
        rows.back().place.y -= 1;
        rows.back().place.height += 2;
    }
    return rows;
}

/// Links are drawn across rows.
std::vector<Rect> changed_parts(const StatePanel& before, const StatePanel& now, const PanelSpace& space) {
    if (before.linked || now.linked)
        return {space.place.body};
    if (!StatePanel::wraps(space.place.slot) || before.rows.empty() || now.rows.empty())
        return differing_places(rows_of(before, space), rows_of(now, space));
    const WrappedCells places(space);
    return differing_places(wrapped_cells(before, places), wrapped_cells(now, places));
}

}  // namespace

PanelPainter<StatePanel> painter_of(const StatePanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts};
}

}  // namespace queenreel
