#include "queenreel/paint/annotations.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/rect.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

bool has_queen(const BoardPanel& board, int row, int column) {
    return is_on_board(board, row, column) && cell_at(board, row, column).queen;
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
    canvas.fill(arrow.color);
}

}  // namespace

bool is_ray_inside(const BoardPanel& board, const Ray& ray) {
    const auto is_step = [](int step) { return step >= -1 && step <= 1; };
    const bool begins_inside =
        is_on_board(board, ray.row, ray.column) ||
        (ray.squares > 0 && is_on_board(board, ray.row + ray.down, ray.column + ray.right));
    return begins_inside && is_step(ray.down) && is_step(ray.right) && (ray.down != 0 || ray.right != 0) &&
           ray.squares >= 0 && ray.squares < board.size &&
           is_on_board(board, ray.row + ray.squares * ray.down, ray.column + ray.squares * ray.right);
}

void add_ray(const Canvas& canvas, const Ray& ray, double squares, double square) {
    const double x = (ray.column + 0.5) * square;
    const double y = (ray.row + 0.5) * square;
    const double length = (squares + 0.5) * square;
    canvas.line({x + ray.right * 0.5 * square, y + ray.down * 0.5 * square},
                {x + ray.right * length, y + ray.down * length});
}

bool are_annotations_inside(const BoardPanel& board) {
    const auto of_square = [&](const auto& one) { return is_on_board(board, one.row, one.column); };
    const Annotations& all = board.annotations;
    return std::ranges::all_of(all.highlights, of_square) &&
           std::ranges::all_of(all.rays, [&](const Ray& ray) { return is_ray_inside(board, ray); }) &&
           std::ranges::all_of(all.arrows, [&](const Arrow& arrow) {
               return is_on_board(board, arrow.from_row, arrow.from_column) &&
                      is_on_board(board, arrow.to_row, arrow.to_column) &&
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
        fill_rectangle(canvas, {highlight.column * square, highlight.row * square, square, square},
                       highlighted(shade_of(theme, highlight.row, highlight.column), highlight.color));
    }
}

void draw_rays(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    if (board.annotations.rays.empty())
        return;
    const auto stroke = [&](bool dashed) {
        for (const Ray& ray : board.annotations.rays)
            if (ray.dashed == dashed)
                add_ray(canvas, ray, ray.squares, square);
        canvas.stroke();
    };
    canvas.save();
    canvas.set_line_cap(Canvas::Cap::butt);
    canvas.set_line_width(std::max(1.2, 0.045 * square));
    canvas.set_color(theme.rejected);
    stroke(false);
    const double dash = 0.12 * square;
    canvas.set_dash({&dash, 1});
    stroke(true);
    canvas.restore();
}

void draw_arrows(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    for (const Arrow& arrow : board.annotations.arrows)
        draw_arrow(canvas, board, arrow, square, theme);
}

}  // namespace queenreel
