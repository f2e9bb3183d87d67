#include "queenreel/paint/coordinates.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

/// The label with this number, from 0, or else `otherwise`.
std::string label(const std::vector<std::string>& labels, int number, const std::string& otherwise) {
    const auto i = static_cast<std::size_t>(number);
    return i < labels.size() ? labels[i] : otherwise;
}

std::string row_label(const Layout& layout, int row) {
    return label(layout.row_labels, row, std::to_string(layout.board_size - row));
}

std::string column_label(const Layout& layout, int column) {
    return label(layout.column_labels, column, file_letters(column));
}

}  // namespace

Rect row_label_place(const Layout& layout, int row) {
    if (layout.coordinates != Coordinates::outside || row < 0 || row >= layout.board_size)
        return {};
    // The lit ground of the label ends before the board.
    const int right = layout.board_x - layout.border - 2;
    return {0, layout.board_y + row * layout.square, right, layout.square};
}

/// Draws text in the background's color on the accent, or plain text.
void draw_row_label(const Canvas& canvas, const Layout& layout, const Theme& theme, int row, int lit_row) {
    const double em = layout.coordinate_em;
    const int gap = rounded(0.45 * em);
    const std::string text = row_label(layout, row);
    TextStyle style{.em = em, .color = theme.text, .halo = halo_of(theme), .align = Align::right};
    const Rect room = row_label_place(layout, row);
    if (row == lit_row) {
        style.bold = true;
        style.color = theme.background;
        style.halo = {0, 0, 0, 0};
        const int width = std::min(room.width, rounded(text_width(text, style)) + 2 * gap);
        const int height = std::min(room.height, rounded(1.5 * em));
        fill_rectangle(canvas, {room.right() - width, room.y + (room.height - height) / 2, width, height},
                       theme.accent);
    }
    draw_text(canvas, text, {0, room.y, layout.board_x - gap, layout.square}, style);
}

void draw_outside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int lit_row) {
    if (layout.coordinates != Coordinates::outside)
        return;
    const double em = layout.coordinate_em;
    const int board = layout.board_size * layout.square;
    const TextStyle style{.em = em, .color = theme.text, .halo = halo_of(theme)};
    for (int column = 0; column < layout.board_size; ++column) {
        const Rect below{layout.board_x + column * layout.square, layout.board_y + board, layout.square,
                         rounded(1.45 * em)};
        draw_text(canvas, column_label(layout, column), below, style);
    }
    for (int row = 0; row < layout.board_size; ++row)
        draw_row_label(canvas, layout, theme, row, lit_row);
}

bool is_labelled(const Layout& layout, int row, int column) {
    return layout.coordinates == Coordinates::inside && (column == 0 || row == layout.board_size - 1);
}

void draw_inside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int row,
                             int column) {
    if (!is_labelled(layout, row, column))
        return;
    const double em = layout.coordinate_em;
    const int side = layout.square;
    const int gap = rounded(0.22 * em);
    const int line = rounded(1.1 * em);
    TextStyle style{.em = em, .color = theme.queen, .align = Align::left};
    if (column == 0)
        draw_text(canvas, row_label(layout, row), {gap, gap / 2, side - 2 * gap, line}, style);
    style.align = Align::right;
    if (row == layout.board_size - 1)
        draw_text(canvas, column_label(layout, column), {gap, side - line - gap / 2, side - 2 * gap, line},
                  style);
}

}  // namespace queenreel
