#include "paint/painter.h"

#include <string>

#include "paint/coordinates.h"
#include "paint/ink.h"
#include "paint/mark.h"
#include "paint/text.h"

#ifdef __SANITIZE_ADDRESS__
// What the libraries keep until the process ends: fontconfig what it knows of fonts, behind pointers that
// cannot be followed; cairo's SVG surface (1.16) a reference to each recording it was painted with, one for
// each painter.
extern "C" const char* __lsan_default_options() {
    return "print_suppressions=0";
}
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libfontconfig.so\nleak:cairo_recording_surface_create";
}
#endif

namespace queenreel {
namespace {

// What `draw` draws in a square, for use with stamp().
template <typename Draw>
CairoSurface record(double side, Draw draw) {
    const cairo_rectangle_t extents{0, 0, side, side};
    CairoSurface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    const CairoContext context(cairo_create(surface.get()));
    draw(context.get());
    check(cairo_status(context.get()));
    return surface;
}

void stamp(cairo_t* context, const CairoSurface& drawing, const Rect& square) {
    cairo_set_source_surface(context, drawing.get(), square.x, square.y);
    cairo_paint(context);
}

void fill_rectangle(cairo_t* context, const Rect& area, Color color) {
    cairo_rectangle(context, area.x, area.y, area.width, area.height);
    set_color(context, color);
    cairo_fill(context);
}

// The light squares are one rectangle and the dark ones one path: bars over every second row and column,
// filled by the even-odd rule, are filled where just one of both is odd. So vector pictures stay small and
// have no seams.
void draw_squares(cairo_t* context, const Layout& layout, const Theme& theme) {
    const int side = layout.board_size * layout.square;
    fill_rectangle(context, {layout.board_x, layout.board_y, side, side}, theme.light);
    for (int odd = 1; odd < layout.board_size; odd += 2) {
        const Rect square = layout.square_rect(odd, odd);
        cairo_rectangle(context, square.x, layout.board_y, square.width, side);
        cairo_rectangle(context, layout.board_x, square.y, side, square.height);
    }
    cairo_save(context);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
    set_color(context, theme.dark);
    cairo_fill(context);
    cairo_restore(context);
}

const PieceSet* require_piece(std::string_view name) {
    if (const PieceSet* found = find_piece(name))
        return found;
    throw PaintError("pieces: there is no set '" + std::string(name) +
                     "'; `queenreel list pieces` names them");
}

}  // namespace

void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw PaintError(std::string("drawing: ") + cairo_status_to_string(status) + "; try a smaller size");
}

void check(const Frame& frame, const Layout& layout) {
    const int n = layout.board_size;
    if (frame.board.size != n || frame.board.cells.size() != static_cast<std::size_t>(n) * n)
        throw PaintError("drawing: a board of another size than the picture's; give all frames one size");
}

Painter::Painter(const Look& look, int board_size)
    : look_(look), layout_(queenreel::layout(look, board_size)), piece_(require_piece(look.pieces)) {
    const double side = layout_.square;
    const auto record_mark = [&](Mark mark) {
        return record(side, [&](cairo_t* context) { draw_mark(context, mark, side, look_.theme); });
    };
    queen_ = record(side, [&](cairo_t* context) { piece_->draw(context, side, look_.theme); });
    attacked_ = record_mark(Mark::attacked);
    conflict_ = record_mark(Mark::conflict);
}

void Painter::draw(cairo_t* context, const Frame& frame) const {
    check(frame, layout_);
    const int n = layout_.board_size;
    draw_surroundings(context);
    draw_squares(context, layout_, look_.theme);
    auto cell = frame.board.cells.begin();
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column, ++cell) {
            const Rect square = layout_.square_rect(row, column);
            if (cell->mark != Mark::none)
                stamp(context, cell->mark == Mark::attacked ? attacked_ : conflict_, square);
            if (cell->queen)
                stamp(context, queen_, square);
            if (is_labelled(layout_, row, column)) {
                cairo_save(context);
                cairo_translate(context, square.x, square.y);
                draw_inside_coordinates(context, layout_, look_.theme, row, column);
                cairo_restore(context);
            }
        }
    }
    draw_caption(context, frame);
    check(cairo_status(context));
}

void Painter::draw_cell(cairo_t* context, const Cell& cell, int row, int column) const {
    const int side = layout_.square;
    const Theme& theme = look_.theme;
    fill_rectangle(context, {0, 0, side, side}, (row + column) % 2 == 0 ? theme.light : theme.dark);
    cairo_save(context);
    draw_mark(context, cell.mark, side, theme);
    cairo_restore(context);
    if (cell.queen) {
        cairo_save(context);
        piece_->draw(context, side, theme);
        cairo_restore(context);
    }
    draw_inside_coordinates(context, layout_, theme, row, column);
    check(cairo_status(context));
}

void Painter::draw_surroundings(cairo_t* context) const {
    const Theme& theme = look_.theme;
    if (!look_.bare && theme.background.alpha > 0)
        fill_rectangle(context, {0, 0, layout_.width, layout_.height}, theme.background);
    if (const int border = layout_.border; border > 0) {
        const int side = layout_.board_size * layout_.square + 2 * border;
        fill_rectangle(context, {layout_.board_x - border, layout_.board_y - border, side, side}, theme.text);
    }
    draw_outside_coordinates(context, layout_, theme);
}

void Painter::draw_caption(cairo_t* context, const Frame& frame) const {
    if (layout_.caption_em > 0 && !frame.caption.empty())
        draw_text(context, frame.caption, layout_.caption,
                  {.em = layout_.caption_em, .color = look_.theme.text});
}

}  // namespace queenreel
