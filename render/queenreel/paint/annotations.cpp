#include "queenreel/paint/annotations.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

bool has_queen(const BoardPanel& board, int row, int column) {
    return row >= 0 && row < board.size && column >= 0 && column < board.size &&
           cell_at(board, row, column).queen;
}

/// The number of squares in a direction up to the next queen, or to the edge.
int squares_to_queen(const BoardPanel& board, int row, int column, const Direction& way) {
    const int most = squares_to_edge(board, row, column, way);
    int squares = 0;
    while (squares < most &&
           !has_queen(board, row + (squares + 1) * way.row, column + (squares + 1) * way.column))
        ++squares;
    return squares;
}

/// Adds the line behind the next queen in a direction, if there is one.
void line_behind(const Canvas& canvas, const BoardPanel& board, const LinesOfAttack& from,
                 const Direction& way, double square) {
    const int to_her = squares_to_queen(board, from.row, from.column, way) + 1;
    const int behind = squares_to_edge(board, from.row, from.column, way) - to_her;
    if (behind > 0)
        line_of_attack(canvas, from.row + to_her * way.row, from.column + to_her * way.column, way, behind,
                       square);
}

/// The outline of an arrow that ends at `tip`: a shaft with a round start, and a head.
void arrow_outline(const Canvas& canvas, const Point& from, const Point& tip, double square) {
    const double length = std::max(std::hypot(tip.x - from.x, tip.y - from.y), 1e-9);
    const double head = std::min(0.36 * square, 0.7 * length);
    const double half_head = 0.21 * square;
    const double half_shaft = 0.065 * square;
    canvas.save();
    canvas.translate(from.x, from.y);
    canvas.rotate(std::atan2(tip.y - from.y, tip.x - from.x));
    canvas.move_to(0, -half_shaft);
    canvas.line_to(length - head, -half_shaft);
    canvas.line_to(length - head, -half_head);
    canvas.line_to(length, 0);
    canvas.line_to(length - head, half_head);
    canvas.line_to(length - head, half_shaft);
    canvas.line_to(0, half_shaft);
    canvas.close_path();
    canvas.restore();
}

/// Draws an arrow from the edge of what is on its first square to just before what is on its last.
void draw_arrow(const Canvas& canvas, const BoardPanel& board, const Arrow& arrow, double square,
                const Theme& theme) {
    const double across = arrow.to_column - arrow.from_column;
    const double down = arrow.to_row - arrow.from_row;
    const double length = std::hypot(across, down);
    const double slope = length / std::max(std::abs(across), std::abs(down));
    const double begin = has_queen(board, arrow.from_row, arrow.from_column) ? 0.4 * slope : 0.1;
    const double end = has_queen(board, arrow.to_row, arrow.to_column) ? 0.32 * slope : 0.05;
    const auto at = [&](double share) {
        return Point{(arrow.from_column + 0.5 + across * share) * square,
                     (arrow.from_row + 0.5 + down * share) * square};
    };
    arrow_outline(canvas, at(begin / length), at(1 - end / length), square);
    canvas.set_line_join(Canvas::Join::round);
    canvas.set_line_width(std::max(1.5, 0.05 * square));
    canvas.set_color(arrow_seam(arrow.color, theme));
    canvas.stroke_preserve();
    canvas.set_color(arrow.color);
    canvas.fill();
}

}  // namespace

int squares_to_edge(const BoardPanel& board, int row, int column, const Direction& way) {
    const auto along = [&](int position, int step) {
        return step == 0 ? board.size : step > 0 ? board.size - 1 - position : position;
    };
    return std::min(along(row, way.row), along(column, way.column));
}

void line_of_attack(const Canvas& canvas, int row, int column, const Direction& way, double squares,
                    double square) {
    const double x = (column + 0.5) * square;
    const double y = (row + 0.5) * square;
    const double length = (squares + 0.5) * square;
    canvas.move_to(x + way.column * 0.5 * square, y + way.row * 0.5 * square);
    canvas.line_to(x + way.column * length, y + way.row * length);
}

bool are_annotations_inside(const BoardPanel& board) {
    const auto on_board = [&](int row, int column) {
        return row >= 0 && row < board.size && column >= 0 && column < board.size;
    };
    const auto of_square = [&](const auto& one) { return on_board(one.row, one.column); };
    const Annotations& all = board.annotations;
    return std::ranges::all_of(all.highlights, of_square) && std::ranges::all_of(all.attacks, of_square) &&
           std::ranges::all_of(all.arrows, [&](const Arrow& arrow) {
               return on_board(arrow.from_row, arrow.from_column) &&
                      on_board(arrow.to_row, arrow.to_column) &&
                      (arrow.from_row != arrow.to_row || arrow.from_column != arrow.to_column);
           });
}

Color highlighted(Color shade, Color highlight) {
    constexpr double share = 0.65;
    return mix(shade, highlight, share);
}

Color arrow_seam(Color arrow, const Theme& theme) {
    return contrast(arrow, theme.light) < contrast(arrow, theme.outline) ? theme.outline : theme.light;
}

void draw_highlights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    for (const Highlight& highlight : board.annotations.highlights) {
        const Color shade = (highlight.row + highlight.column) % 2 == 0 ? theme.light : theme.dark;
        fill_rectangle(canvas, {highlight.column * square, highlight.row * square, square, square},
                       highlighted(shade, highlight.color));
    }
}

void draw_lines_of_attack(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    if (board.annotations.attacks.empty())
        return;
    canvas.save();
    canvas.set_line_cap(Canvas::Cap::butt);
    canvas.set_line_width(std::max(1.2, 0.045 * square));
    canvas.set_color(theme.rejected);
    for (const LinesOfAttack& from : board.annotations.attacks)
        for (const Direction& way : queen_directions)
            line_of_attack(canvas, from.row, from.column, way,
                           squares_to_queen(board, from.row, from.column, way), square);
    canvas.stroke();
    const double dash = 0.12 * square;
    canvas.set_dash({&dash, 1});
    for (const LinesOfAttack& from : board.annotations.attacks)
        for (const Direction& way : queen_directions)
            if (from.xray)
                line_behind(canvas, board, from, way, square);
    canvas.stroke();
    canvas.restore();
}

void draw_arrows(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    for (const Arrow& arrow : board.annotations.arrows)
        draw_arrow(canvas, board, arrow, square, theme);
}

}  // namespace queenreel
