#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double name_width = 8.5;  // in em, at the most

/// The layout of tables one below the other, whose boxes align.
struct TableSpace {
    Rect body;
    int names;         // width of their names
    double pitch;      // from table to table
    int box;           // from box to box
    bool is_mirrored;  // whether names are at the right

    explicit TableSpace(const PanelSpace& space, bool names_at_right = false)
        : body(space.place.body), is_mirrored(names_at_right) {
        const PanelSlot& slot = space.place.slot;
        pitch = std::min(4 * space.em, static_cast<double>(body.height) / std::max(1, slot.rows));
        names = std::min(static_cast<int>(name_width * space.em), body.width * 2 / 5);
        box = (body.width - names) / std::max(1, slot.columns);
        box = std::max(3, std::min(box, static_cast<int>(0.9 * pitch)));
    }

    Rect row(std::size_t index) const {
        const int top = body.y + rounded(static_cast<double>(index) * pitch);
        return {body.x, top, body.width, static_cast<int>(pitch)};
    }

    /// The rectangle beside the name of a table.
    Rect beside_name(const Rect& row) const {
        return {is_mirrored ? row.x : row.x + names, row.y, row.width - names, row.height};
    }

    /// The left end of a table's first box.
    int first_box(const TablesPanel::Table& table, const Rect& row) const {
        const Rect room = beside_name(row);
        return is_mirrored ? room.right() - static_cast<int>(table.taken.size()) * box : room.x;
    }
};

constexpr double sum_arrow = 0.35;  // em
constexpr double sum_height = 1.2;  // em: height of its line

int box_side(const TableSpace& tables) {
    return std::max(2, tables.box - std::max(1, tables.box / 7));
}

/// The top of a table's boxes: centered in its row, with a sum below them if it fits.
int box_top(const TableSpace& tables, const Rect& row, double em) {
    const int side = box_side(tables);
    const int sum = rounded((sum_arrow + sum_height) * em);
    const int high = side + sum <= row.height ? side + sum : side;
    return row.y + (row.height - high) / 2;
}

/// Draws a number in a box if it fits.
void draw_label(const Canvas& canvas, const std::string& label, const Rect& box, Color color) {
    constexpr double least_em = 9;  // pixels
    const double em = 0.44 * box.width;
    if (em >= least_em)
        draw_text(canvas, label, box, {.em = em, .color = color});
}

void draw_box(const Canvas& canvas, double x, double y, double side, const Theme& theme) {
    const double line = std::max(1.0, std::round(0.06 * side));
    canvas.rectangle(x + line / 2, y + line / 2, side - line, side - line);
    canvas.set_line_width(line);
    canvas.set_color(theme.quiet);
    canvas.stroke();
}

/// Returns true if the calculation of the touched box fits below it.
bool shows_sum(const TablesPanel::Table& table, const Rect& row, const TableSpace& tables, double em) {
    return table.touched >= 0 && !table.sum.empty() &&
           row.bottom() >=
               box_top(tables, row, em) + box_side(tables) + rounded((sum_arrow + sum_height) * em);
}

/// Draws boxes: occupied ones are filled, and the one that the event concerns has a bold outline, once the
/// result that flies there has landed.
void draw_boxes(const Canvas& canvas, const TablesPanel::Table& table, const Rect& row,
                const TableSpace& tables, double em, const Theme& theme) {
    const int side = box_side(tables);
    const int y = box_top(tables, row, em);
    int x = tables.first_box(table, row);
    const bool has_landed = table.landed >= 1 || !shows_sum(table, row, tables, em);
    for (std::size_t i = 0; i < table.taken.size(); ++i, x += tables.box) {
        if (table.taken[i])
            fill_rectangle(canvas, {x, y, side, side}, theme.accent);
        else
            draw_box(canvas, x, y, side, theme);
        if (static_cast<int>(i) == table.touched && has_landed) {
            const double line = std::max(2.0, std::round(0.18 * side));
            canvas.rectangle(x + line / 2, y + line / 2, side - line, side - line);
            canvas.set_line_width(line);
            canvas.set_color(theme.text);
            canvas.stroke();
        }
        if (i < table.labels.size())
            draw_label(canvas, table.labels[i], {x, y, side, side},
                       readable_on(table.taken[i] ? theme.accent : theme.background));
    }
}

/// Draws the result of a calculation on its way from the end of `sum` to the middle of its box.
void draw_result(const Canvas& canvas, const TablesPanel::Table& table, const Rect& sum, const Rect& box,
                 const TextStyle& style) {
    const std::string result = table.sum.substr(table.sum.rfind(' ') + 1);
    const double wide = text_width(result, style);
    const double from = sum.right() - wide;
    const double to = box.x + (box.width - wide) / 2;
    const double up = sum.y + sum.height / 2.0 - (box.y + box.height / 2.0);
    draw_text(canvas, result,
              {rounded(from + (to - from) * table.landed), sum.y - rounded(up * table.landed),
               static_cast<int>(std::ceil(wide)) + 1, sum.height},
              style);
}

/// Draws the calculation of the touched box below it, if it fits: its result flies to the box, and an arrow
/// points there once it has landed.
void draw_sum(const Canvas& canvas, const TablesPanel::Table& table, const Rect& row,
              const TableSpace& tables, double em, const Theme& theme) {
    const int side = box_side(tables);
    const int below = box_top(tables, row, em) + side;
    const int high = rounded(sum_height * em);
    const int arrow = rounded(sum_arrow * em);
    if (!shows_sum(table, row, tables, em))
        return;
    const TextStyle style{.em = em, .color = theme.text, .halo = halo_of(theme), .bold = true};
    const Rect room = tables.beside_name(row);
    const double middle = tables.first_box(table, row) + table.touched * tables.box + side / 2.0;
    const double wide = text_width(table.sum, style) + 2;
    const double left =
        std::clamp<double>(middle - wide / 2, room.x, std::max<double>(room.x, room.right() - wide));
    const Rect sum{static_cast<int>(left), below + arrow, static_cast<int>(std::ceil(wide)), high};
    draw_text(canvas, table.sum, sum, style);
    if (table.landed < 1) {
        draw_result(canvas, table, sum, {rounded(middle - side / 2.0), below - side, side, side}, style);
        return;
    }
    canvas.move_to(middle, below + 0.1 * arrow);
    canvas.line_to(middle + 0.6 * arrow, below + arrow);
    canvas.line_to(middle - 0.6 * arrow, below + arrow);
    canvas.close_path();
    canvas.set_color(theme.text);
    canvas.fill();
}

using TablePart = ValuePart<TablesPanel::Table>;

std::vector<TablePart> tables_of(const TablesPanel& panel, const PanelSpace& space) {
    const TableSpace tables(space);
    std::vector<TablePart> parts;
    for (const TablesPanel::Table& table : panel.tables)
        parts.push_back({tables.row(parts.size()), &table});
    return parts;
}

void draw_table(const Canvas& canvas, const TablePart& part, const PanelSpace& space) {
    const auto& [row, table] = part;
    const TableSpace tables(space, reads_right_to_left(table->name));
    const double em = std::min(space.em, 0.8 * row.height);
    const int gap = static_cast<int>(0.6 * em);
    const int line = std::max(box_side(tables), rounded(sum_height * em));
    const Rect name{row.x, box_top(tables, row, em) + (box_side(tables) - line) / 2, tables.names - gap,
                    line};
    draw_text(canvas, table->name, tables.is_mirrored ? name.mirrored(row) : name,
              {.em = em,
               .color = space.theme.text,
               .halo = halo_of(space.theme),
               .align = tables.is_mirrored ? Align::right : Align::left,
               .min_em = 0.75 * em});
    draw_boxes(canvas, *table, row, tables, em, space.theme);
    draw_sum(canvas, *table, row, tables, em, space.theme);
}

}  // namespace

PanelPainter<TablesPanel> painter_of(const TablesPanel& /*panel*/) {
    return painter_of_parts<TablesPanel, tables_of, draw_table>();
}

}  // namespace queenreel
