#include "queenreel/paint/overlay.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/paint/annotations.h"
#include "queenreel/paint/guide.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

Point middle(int row, int column, double square) {
    return {(column + 0.5) * square, (row + 0.5) * square};
}

double distance(const Point& from, const Point& to) {
    return std::hypot(to.x - from.x, to.y - from.y);
}

/// The point at `length` from `from` towards `to`.
Point towards(const Point& from, const Point& to, double length) {
    const double share = length / std::max(distance(from, to), 1e-9);
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

void arrow_path(const Canvas& canvas, const Point& from, const Point& tip, double square) {
    const Point neck = towards(tip, from, std::min(0.24 * square, 0.5 * distance(from, tip)));
    const double half = 0.12 * square / std::max(distance(neck, tip), 1e-9);
    const double across_x = -(tip.y - neck.y) * half;
    const double across_y = (tip.x - neck.x) * half;
    canvas.line(from, neck);
    canvas.move_to(tip.x, tip.y);
    canvas.line_to(neck.x + across_x, neck.y + across_y);
    canvas.line_to(neck.x - across_x, neck.y - across_y);
    canvas.close_path();
}

/// Draws a line with a filled arrowhead and a seam in the light squares' color, so that it is visible over
/// queens. It begins at the queen's edge and ends inside the square, so that even neighbors have a shaft
/// between them. A line that leaves the board has no arrowhead.
void draw_attack(const Canvas& canvas, const AttackLine& line, const BoardPanel& board, double square,
                 const Theme& theme) {
    const Point attacker = middle(line.from_row, line.from_column, square);
    const Point attacked = middle(line.to_row, line.to_column, square);
    // Scaled so that insets on diagonals match those on rows.
    const double straight = std::max(std::abs(attacker.x - attacked.x), std::abs(attacker.y - attacked.y));
    const double slope = distance(attacker, attacked) / std::max(straight, 1.0);
    const Point from = towards(attacker, attacked, 0.4 * square * slope);
    const bool leaves = !is_on_board(board, line.to_row, line.to_column);
    const Point end = leaves ? attacked : towards(attacked, attacker, 0.26 * square * slope);
    const Point tip = towards(from, end, line.grown * distance(from, end));
    const double width = std::max(1.2, attack_line * square);
    canvas.set_line_cap(Canvas::Cap::round);
    canvas.set_line_join(Canvas::Join::round);
    arrow_path(canvas, from, tip, square);
    canvas.stroke(theme.light, width + std::max(1.5, attack_seam * square));
    arrow_path(canvas, from, tip, square);
    canvas.set_color(theme.rejected);
    canvas.set_line_width(width);
    canvas.stroke_preserve();
    canvas.fill();
}

void draw_crossover(const Canvas& canvas, const BoardPanel& board, double square, const Theme& theme) {
    const double y = board.crossover_row * square;
    const double width = std::max(1.5, crossover_line * square);
    const double dashes[] = {crossover_dash * square, crossover_gap * square};
    canvas.set_line_cap(Canvas::Cap::butt);
    for (const bool seam : {true, false}) {
        canvas.line({0, y}, {board.size * square, y});
        canvas.set_line_width(seam ? 2 * width : width);
        canvas.set_dash(std::span(dashes).first(seam ? 0 : 2));
        canvas.stroke(seam ? theme.light : theme.rejected);
    }
}

}  // namespace

bool has_overlay(const BoardPanel& board) {
    static const BoardPanel plain;
    return board.overlay() != plain.overlay();
}

void require_overlay_inside(const BoardPanel& board) {
    // A line that wraps around a torus crosses one edge at a time.
    const auto just_off = [&](int row, int column) {
        const auto is_inside = [&](int at) { return at >= 0 && at < board.size; };
        const auto is_beside = [&](int at) { return at == -1 || at == board.size; };
        return (is_inside(row) && is_beside(column)) || (is_beside(row) && is_inside(column));
    };
    const auto is_end = [&](int row, int column) {
        return is_on_board(board, row, column) || just_off(row, column);
    };
    const bool lines = std::ranges::all_of(board.lines, [&](const AttackLine& line) {
        return is_end(line.from_row, line.from_column) && is_end(line.to_row, line.to_column);
    });
    // A turning queen may go this far outside; false for NaN.
    const double outside = 1 + board.size / 4.0;
    const auto near = [&](double at) { return at >= -outside && at <= board.size - 1 + outside; };
    const bool moving_queens = std::ranges::all_of(board.moving_queens, [&](const MovingQueen& queen) {
        return near(queen.row) && near(queen.column) && std::isfinite(queen.opacity);
    });
    const auto is_inside = [](const BoardPose& pose) {
        constexpr double within = 1 + 1e-6;  // false for NaN
        return std::abs(pose.map[0]) + std::abs(pose.map[2]) <= within &&
               std::abs(pose.map[1]) + std::abs(pose.map[3]) <= within && std::abs(pose.shades) <= 1;
    };
    const bool posed = !board.pose || is_inside(*board.pose);
    const bool tried = !board.tried || is_on_board(board, board.tried->row, board.tried->column);
    const bool asked =
        !board.asked || (is_on_board(board, board.asked->row, 0) && std::isfinite(board.asked->left));
    if (!lines || !moving_queens || !posed || !tried || !asked || board.crossover_row < 0 ||
        board.crossover_row > board.size || !is_guide_inside(board) || !are_annotations_inside(board))
        throw PaintError(
            "drawing: a line, an arc, a crossover line or a moving queen is off its board; keep it on the "
            "squares");
}

/// The gap is for the border at the edge that marks a queen under attack.
void draw_light_frame(const Canvas& canvas, const Rect& place, const Theme& theme) {
    const double width = std::max(1.5, 0.05 * place.width);
    const double gap = 0.12 * place.width + width / 2;
    canvas.rectangle(place.x + gap, place.y + gap, place.width - 2 * gap, place.height - 2 * gap);
    canvas.set_color(theme.rejected);
    canvas.set_line_width(width);
    canvas.set_line_join(Canvas::Join::miter);
    canvas.set_dash({});
    canvas.stroke();
}

void draw_number_tints(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    if (board.tint_scale <= 0)
        return;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column) {
            const int number = std::clamp<int>(cell_at(board, row, column).number, 0, board.tint_scale);
            const auto level = static_cast<int>(std::lround(1.0 * tint_levels * number / board.tint_scale));
            if (level > 0)
                fill_rectangle(canvas, {column * square, row * square, square, square},
                               number_tint(theme, shade_of(theme, row, column), level));
        }
}

/// Draws the light on each square once, however many lines start there.
void draw_lights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    const bool is_framed = is_light_framed(theme);
    for (auto line = board.lines.begin(); line != board.lines.end(); ++line) {
        const auto same_queen = [&](const AttackLine& other) {
            return other.from_row == line->from_row && other.from_column == line->from_column;
        };
        if (!is_on_board(board, line->from_row, line->from_column) ||
            std::any_of(board.lines.begin(), line, same_queen))
            continue;
        const Rect place{line->from_column * square, line->from_row * square, square, square};
        fill_rectangle(canvas, place, lit(theme, shade_of(theme, line->from_row, line->from_column)));
        if (is_framed)
            draw_light_frame(canvas, place, theme);
    }
}

void draw_lines(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    canvas.save();
    if (board.crossover_row > 0)
        draw_crossover(canvas, board, square, theme);
    canvas.set_dash({});
    for (const AttackLine& line : board.lines)
        draw_attack(canvas, line, board, square, theme);
    canvas.restore();
}

void draw_asked(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    if (!board.asked)
        return;
    const int top = board.asked->row * square;
    const double width = std::max(1.5, 0.06 * square);
    canvas.set_color(theme.tested);
    canvas.set_line_join(Canvas::Join::miter);
    canvas.set_line_width(width);
    canvas.rectangle(width / 2, top + width / 2, board.size * square - width, square - width);
    canvas.stroke();
    for (int column = 0; column < board.size; ++column) {
        const Rect place{column * square, top, square, square};
        if (cell_at(board, board.asked->row, column).queen || !canvas.is_visible(place))
            continue;
        draw_text(canvas, "?", place, {.em = 0.46 * square, .color = theme.queen, .bold = true});
        if (board.asked->left <= 0)
            continue;
        const Point at = middle(board.asked->row, column, square);
        constexpr double turn = 2 * std::numbers::pi;
        canvas.set_line_cap(Canvas::Cap::butt);
        canvas.set_color(theme.tested);
        canvas.arc(at.x, at.y, 0.36 * square, -turn / 4, (std::min(board.asked->left, 1.0) - 0.25) * turn);
        canvas.stroke();
    }
}

Rect moving_queen_rect(const MovingQueen& queen, int square) {
    return {rounded(queen.column * square), rounded(queen.row * square), square, square};
}

}  // namespace queenreel
