#include "queenreel/paint/board_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "queenreel/paint/annotations.h"
#include "queenreel/paint/coordinates.h"
#include "queenreel/paint/guide.h"
#include "queenreel/paint/mark.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double min_number_em = 6;  // smaller digits are illegible and omitted

/// A linear map without its rotation or reflection: the square root of its transpose times itself. Upright
/// figures on a turning board have the size and width of the board's squares.
std::array<double, 4> stretch_of(const std::array<double, 4>& map) {
    const auto& [xx, yx, xy, yy] = map;
    const double determinant = std::abs(xx * yy - xy * yx);
    const double down = xx * xy + yx * yy;
    const double trace = xx * xx + yx * yx + xy * xy + yy * yy;
    const double scale = std::sqrt(std::max(trace + 2 * determinant, 1e-9));
    return {(xx * xx + yx * yx + determinant) / scale, down / scale, down / scale,
            (xy * xy + yy * yy + determinant) / scale};
}

}  // namespace

BoardPainter::BoardPainter(const Theme& theme, const PieceSet& piece, const Layout& layout,
                           Stamp::Kept stamps)
    : theme_(theme),
      piece_(piece),
      layout_(layout),
      queen_(stamps, layout.square, [theme, piece, side = layout.square](const Canvas& canvas) {
          piece.draw(canvas, side, theme);
      }) {
    for (std::size_t i = 0; i < mark_count; ++i) {
        const auto mark = static_cast<Mark>(i);
        marks_.emplace_back(stamps, layout.square, [=, side = layout.square](const Canvas& canvas) {
            draw_mark(canvas, mark, side, theme, piece);
        });
        marks_over_queens_.emplace_back(stamps, layout.square,
                                        [=, side = layout.square](const Canvas& canvas) {
                                            draw_mark_over_queen(canvas, mark, side, theme, piece);
                                        });
    }
}

void BoardPainter::draw(const Canvas& canvas, const BoardPanel& board) const {
    if (board.pose)
        return draw_posed(canvas, board);
    draw_squares(canvas, {theme_.light, theme_.dark});
    canvas.act({.kind = Actor::Kind::ground});
    draw_guide(canvas, board);
    auto cell = board.cells.begin();
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column, ++cell)
            stamp_cell(canvas, *cell, row, column);
    canvas.act({.kind = Actor::Kind::line});
    draw_overlay(canvas, board);
    canvas.act({});
}

/// Draws the light squares as one rectangle and the dark ones as one path: bars over every second row and
/// column, filled by the even-odd rule, cover just the squares where exactly one of both is odd. This keeps
/// vector pictures small and without seams.
void BoardPainter::draw_squares(const Canvas& canvas, const SquareShades& shades) const {
    const int side = layout_.board_size * layout_.square;
    fill_rectangle(canvas, {layout_.board_x, layout_.board_y, side, side}, shades.light);
    for (int odd = 1; odd < layout_.board_size; odd += 2) {
        const Rect square = layout_.square_rect(odd, odd);
        canvas.rectangle(square.x, layout_.board_y, square.width, side);
        canvas.rectangle(layout_.board_x, square.y, side, square.height);
    }
    canvas.save();
    canvas.set_even_odd(true);
    canvas.fill(shades.dark);
    canvas.restore();
}

void BoardPainter::draw_posed(const Canvas& canvas, const BoardPanel& board) const {
    const int side = layout_.square;
    const double middle = side * board.size / 2.0;
    const auto centered = [&](double x, double y, const std::array<double, 4>& map, const auto& draw) {
        canvas.save();
        canvas.translate(layout_.board_x + x, layout_.board_y + y);
        canvas.transform(map);
        draw();
        canvas.restore();
    };
    if (theme_.background.alpha > 0)
        fill_rectangle(canvas, {layout_.board_x, layout_.board_y, side * board.size, side * board.size},
                       theme_.background);
    centered(middle, middle, board.pose->map, [&] {
        canvas.translate(-layout_.board_x - middle, -layout_.board_y - middle);
        draw_squares(canvas, turning_shades(theme_, board.pose->shades));
    });
    draw_guide(canvas, board);
    const std::array<double, 4> upright = stretch_of(board.pose->map);
    for (const MovingQueen& queen : board.moving_queens)
        centered((queen.column + 0.5) * side, (queen.row + 0.5) * side, upright, [&] {
            canvas.translate(-side / 2.0, -side / 2.0);
            piece_.draw(canvas, side, theme_);
        });
}

Color BoardPainter::shade(int row, int column) const {
    return shade_of(theme_, row, column);
}

/// Calls `draw` with each stamp of a square, from the lowest.
template <typename Draw>
void BoardPainter::draw_stamps(const Canvas& canvas, const Cell& cell, int row, int column,
                               const Draw& draw) const {
    const bool over_queen = cell.queen && lies_over_queen(cell.mark);
    canvas.act({Actor::Kind::below, row, column});
    if (cell.mark != Mark::none && !over_queen)
        draw(marks_[static_cast<std::size_t>(cell.mark)]);
    canvas.act({Actor::Kind::queen, row, column});
    if (cell.queen)
        draw(queen_);
    canvas.act({Actor::Kind::above, row, column});
    if (over_queen)
        draw(marks_over_queens_[static_cast<std::size_t>(cell.mark)]);
}

/// Draws what is above a square's stamps, with its top left corner at (0, 0).
void BoardPainter::draw_details(const Canvas& canvas, const Cell& cell, int row, int column) const {
    if (cell.given)
        draw_lock(canvas, layout_.square, theme_);
    draw_number(canvas, cell);
    draw_inside_coordinates(canvas, layout_, theme_, row, column);
}

void BoardPainter::stamp_cell(const Canvas& canvas, const Cell& cell, int row, int column) const {
    const Rect square = layout_.square_rect(row, column);
    draw_stamps(canvas, cell, row, column,
                [&](const Stamp& stamp) { stamp.draw(canvas, square.x, square.y); });
    if (cell.number < 0 && !cell.given && !is_labelled(layout_, row, column))
        return;
    canvas.save();
    canvas.translate(square.x, square.y);
    draw_details(canvas, cell, row, column);
    canvas.restore();
}

void BoardPainter::draw_cell(const Canvas& canvas, const Cell& cell, int row, int column) const {
    fill_rectangle(canvas, {0, 0, layout_.square, layout_.square}, shade(row, column));
    draw_stamps(canvas.without_actors(), cell, row, column,
                [&](const Stamp& stamp) { stamp.draw_directly(canvas); });
    draw_details(canvas, cell, row, column);
}

/// Draws a number in the middle of the square or, if that is occupied, small in the upper right corner,
/// inside a border.
void BoardPainter::draw_number(const Canvas& canvas, const Cell& cell) const {
    if (cell.number < 0)
        return;
    const int side = layout_.square;
    const bool middle = !cell.queen && leaves_middle_free(cell.mark);
    const bool bordered = cell.mark == Mark::conflict;
    const double em = (middle ? 0.42 : bordered ? 0.17 : 0.19) * side;
    if (em < min_number_em)
        return;
    const int gap = rounded((middle ? 0.15 : bordered ? conflict_border + 0.02 : 0.035) * side);
    const int height = middle ? side : rounded(0.9 * em);
    const Rect box{gap, middle ? 0 : gap, side - 2 * gap, height};
    draw_text(
        canvas, std::to_string(cell.number), box,
        {.em = em, .color = theme_.queen, .align = middle ? Align::center : Align::right, .bold = !middle});
}

void BoardPainter::draw_guide(const Canvas& canvas, const BoardPanel& board) const {
    canvas.save();
    canvas.translate(layout_.board_x, layout_.board_y);
    draw_number_tints(canvas, board, layout_.square, theme_);
    draw_highlights(canvas, board, layout_.square, theme_);
    draw_lights(canvas, board, layout_.square, theme_);
    draw_rays(canvas, board, layout_.square, theme_);
    draw_arrows(canvas, board, layout_.square, theme_);
    queenreel::draw_guide(canvas, board, layout_.square, theme_);
    canvas.restore();
}

std::vector<Shape> BoardPainter::shapes_apart(const BoardPanel& board) const {
    if (!has_overlay(board))
        return {};
    ListCanvas canvas;
    draw_guide(canvas, board);
    draw_overlay(canvas, board);
    canvas.require_ok();
    return canvas.take().shapes;
}

void BoardPainter::draw_overlay(const Canvas& canvas, const BoardPanel& board) const {
    if (!has_overlay(board))
        return;
    const int side = layout_.square;
    const int length = side * board.size;
    canvas.save();
    canvas.translate(layout_.board_x, layout_.board_y);
    canvas.rectangle(0, 0, length, length);
    canvas.clip();
    if (board.tried) {
        canvas.act({Actor::Kind::queen, board.tried->row, board.tried->column});
        queen_.draw(canvas, board.tried->column * side, board.tried->row * side, tried_opacity);
        canvas.act({.kind = Actor::Kind::line});
    }
    draw_lines(canvas, board, side, theme_);
    draw_asked(canvas, board, side, theme_);
    for (const MovingQueen& queen : board.moving_queens) {
        const Rect place = moving_queen_rect(queen, layout_.square);
        queen_.draw(canvas, place.x, place.y, queen.opacity);
    }
    canvas.restore();
}

}  // namespace queenreel
