#include "queenreel/paint/board_painter.h"

#include <algorithm>
#include <string>

#include "queenreel/paint/annotations.h"
#include "queenreel/paint/coordinates.h"
#include "queenreel/paint/guide.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/mark.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double min_number_em = 6;  // smaller digits cannot be read: they are left out

CairoSurface empty_stamp(double side, BoardPainter::Stamps stamps) {
    if (stamps == BoardPainter::Stamps::pixels)
        return CairoSurface(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(side), static_cast<int>(side)));
    const cairo_rectangle_t extents{0, 0, side, side};
    return CairoSurface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
}

/// What `draw` draws in a square.
template <typename Draw>
CairoSurface stamped(double side, BoardPainter::Stamps stamps, Draw draw) {
    CairoSurface surface = empty_stamp(side, stamps);
    const CairoContext context(cairo_create(surface.get()));
    draw(context.get());
    require_ok(cairo_status(context.get()));
    return surface;
}

void stamp(cairo_t* context, const CairoSurface& drawing, const Rect& square) {
    cairo_set_source_surface(context, drawing.get(), square.x, square.y);
    cairo_paint(context);
}

}  // namespace

BoardPainter::BoardPainter(const Theme& theme, const PieceSet& piece, const Layout& layout, Stamps stamps)
    : theme_(theme), piece_(piece), layout_(layout), stamps_(stamps) {}

const CairoSurface& BoardPainter::queen_stamp() const {
    const double side = layout_.square;
    if (!queen_)
        queen_ = stamped(side, stamps_, [&](cairo_t* context) { piece_.draw(context, side, theme_); });
    return queen_;
}

const CairoSurface& BoardPainter::mark_stamp(Mark mark) const {
    const double side = layout_.square;
    CairoSurface& stamp = marks_[static_cast<std::size_t>(mark)];
    if (!stamp)
        stamp =
            stamped(side, stamps_, [&](cairo_t* context) { draw_mark(context, mark, side, theme_, piece_); });
    return stamp;
}

const CairoSurface& BoardPainter::mark_over_queen_stamp(Mark mark) const {
    const double side = layout_.square;
    CairoSurface& stamp = marks_over_queens_[static_cast<std::size_t>(mark)];
    if (!stamp)
        stamp = stamped(side, stamps_,
                        [&](cairo_t* context) { draw_mark_over_queen(context, mark, side, theme_, piece_); });
    return stamp;
}

void BoardPainter::draw(cairo_t* context, const BoardPanel& board) const {
    draw_squares(context);
    draw_guide(context, board);
    auto cell = board.cells.begin();
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column, ++cell)
            stamp_cell(context, *cell, row, column);
    draw_overlay(context, board);
}

/// The light squares are one rectangle and the dark ones one path: bars over every second row and column,
/// filled by the even-odd rule, are filled where just one of both is odd. So vector pictures stay small and
/// have no seams.
void BoardPainter::draw_squares(cairo_t* context) const {
    const int side = layout_.board_size * layout_.square;
    fill_rectangle(context, {layout_.board_x, layout_.board_y, side, side}, theme_.light);
    for (int odd = 1; odd < layout_.board_size; odd += 2) {
        const Rect square = layout_.square_rect(odd, odd);
        cairo_rectangle(context, square.x, layout_.board_y, square.width, side);
        cairo_rectangle(context, layout_.board_x, square.y, side, square.height);
    }
    cairo_save(context);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
    set_color(context, theme_.dark);
    cairo_fill(context);
    cairo_restore(context);
}

Color BoardPainter::shade(int row, int column) const {
    return (row + column) % 2 == 0 ? theme_.light : theme_.dark;
}

/// Of the square's own rim something is left, by which the board is known.
void BoardPainter::draw_heat(cairo_t* context, const Cell& cell, int row, int column,
                             const Rect& square) const {
    if (cell.heat == 0)
        return;
    constexpr Color black{0, 0, 0};
    constexpr double darkest = 0.5;  // queens are still seen on it
    const int rim = rounded(0.125 * square.width);
    fill_rectangle(context, {square.x + rim, square.y + rim, square.width - 2 * rim, square.height - 2 * rim},
                   mix(shade(row, column), black, darkest * cell.heat / max_heat));
}

void BoardPainter::stamp_cell(cairo_t* context, const Cell& cell, int row, int column) const {
    const Rect square = layout_.square_rect(row, column);
    const bool over_queen = cell.queen && lies_over_queen(cell.mark);
    draw_heat(context, cell, row, column, square);
    if (cell.blur > 0)
        stamp_queen(context, square, blur_opacity(cell.blur));
    if (cell.mark != Mark::none && !over_queen)
        stamp(context, mark_stamp(cell.mark), square);
    if (cell.queen)
        stamp(context, queen_stamp(), square);
    if (over_queen)
        stamp(context, mark_over_queen_stamp(cell.mark), square);
    if (cell.number < 0 && !is_labelled(layout_, row, column))
        return;
    cairo_save(context);
    cairo_translate(context, square.x, square.y);
    draw_number(context, cell);
    draw_inside_coordinates(context, layout_, theme_, row, column);
    cairo_restore(context);
}

void BoardPainter::draw_cell(cairo_t* context, const Cell& cell, int row, int column) const {
    const int side = layout_.square;
    fill_rectangle(context, {0, 0, side, side}, shade(row, column));
    draw_heat(context, cell, row, column, {0, 0, side, side});
    const bool over_queen = cell.queen && lies_over_queen(cell.mark);
    const auto drawn = [&](const auto& draw) {
        cairo_save(context);
        draw();
        cairo_restore(context);
    };
    if (cell.blur > 0)
        draw_pale_queen(context, side, theme_, piece_, blur_opacity(cell.blur));
    if (!over_queen)
        drawn([&] { draw_mark(context, cell.mark, side, theme_, piece_); });
    if (cell.queen)
        drawn([&] { piece_.draw(context, side, theme_); });
    if (over_queen)
        drawn([&] { draw_mark_over_queen(context, cell.mark, side, theme_, piece_); });
    draw_number(context, cell);
    draw_inside_coordinates(context, layout_, theme_, row, column);
}

/// In the middle of the square, or where that is taken small in the upper right corner, inside a border.
void BoardPainter::draw_number(cairo_t* context, const Cell& cell) const {
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
        context, std::to_string(cell.number), box,
        {.em = em, .color = theme_.queen, .align = middle ? Align::center : Align::right, .bold = !middle});
}

void BoardPainter::draw_guide(cairo_t* context, const BoardPanel& board) const {
    cairo_save(context);
    cairo_translate(context, layout_.board_x, layout_.board_y);
    draw_highlights(context, board, layout_.square, theme_);
    draw_lights(context, board, layout_.square, theme_);
    draw_lines_of_attack(context, board, layout_.square, theme_);
    draw_arrows(context, board, layout_.square, theme_);
    queenreel::draw_guide(context, board, layout_.square, theme_);
    cairo_restore(context);
}

void BoardPainter::draw_overlay(cairo_t* context, const BoardPanel& board) const {
    if (!has_overlay(board))
        return;
    const int side = layout_.square;
    const int length = side * board.size;
    cairo_save(context);
    cairo_translate(context, layout_.board_x, layout_.board_y);
    cairo_rectangle(context, 0, 0, length, length);
    cairo_clip(context);
    draw_lines(context, board, side, theme_);
    for (const MovingQueen& queen : board.moving_queens)
        stamp_queen(context, moving_queen_rect(queen, layout_.square), queen.opacity);
    cairo_restore(context);
}

void BoardPainter::stamp_queen(cairo_t* context, const Rect& place, double opacity) const {
    if (opacity >= 1)
        return stamp(context, queen_stamp(), place);
    // cairo's PDF surface (1.16) forgets the alpha a drawing is painted with, but not a group's.
    const bool grouped = stamps_ == Stamps::drawings;
    if (grouped) {
        cairo_push_group(context);
        stamp(context, queen_stamp(), place);
        cairo_pop_group_to_source(context);
    } else {
        cairo_set_source_surface(context, queen_stamp().get(), place.x, place.y);
    }
    cairo_paint_with_alpha(context, std::max(0.0, opacity));
}

}  // namespace queenreel
