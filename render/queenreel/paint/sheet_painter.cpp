#include "queenreel/paint/sheet_painter.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/coordinates.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr int min_sheet_piece = 12;  // in smaller squares of pixels, queens are discs
constexpr int drawing_units = 8;     // per pixel: the precision of boards' positions in drawings

int units_of(Stamp::Kept stamps) {
    return stamps == Stamp::Kept::drawing ? drawing_units : 1;
}

const PieceSet& sheet_piece(const PieceSet& piece, int square, Stamp::Kept stamps) {
    const PieceSet* disc = find_piece("disc");
    // NOLINTNEXTLINE(bugprone-return-const-ref-from-parameter): a sheet's look outlives its painting
    return stamps == Stamp::Kept::pixels && square < min_sheet_piece && disc ? *disc : piece;
}

BoardPainter sheet_board_painter(const SheetShape& shape, const SheetLayout& sheet, const Look& look,
                                 const PieceSet& piece, Stamp::Kept stamps) {
    const SheetPlace& place = sheet.boards.front();
    const Layout board{.width = place.coordinates.width,
                       .height = place.coordinates.height,
                       .board_size = shape.board_size,
                       .square = sheet.square,
                       .board_x = place.board.x - place.coordinates.x,
                       .border = border_width(look) > 0 ? std::max(1, rounded(0.05 * sheet.square)) : 0,
                       .coordinate_em = sheet.coordinate_em,
                       .coordinates = shape.coordinates,
                       .row_labels = look.scene.row_labels,
                       .column_labels = look.scene.column_labels};
    return {look.theme, sheet_piece(piece, sheet.square, stamps), board, stamps};
}

/// The layout of this page, in units of its boards' positions.
SheetLayout layout_of(const Sheet& sheet, const Look& look, int units) {
    SheetLayout layout = lay_out_sheet(sheet.shape, look.width * units, above_logo(look).height * units);
    center_last_row(layout, sheet.shape, sheet.boards.size());
    return layout;
}

// The order in which parts are read, after the title.
constexpr int task_order = 1;
constexpr int first_blank = 2;
constexpr int first_head = 100;
constexpr int first_board = 1000;  // three parts each: heading, board, label

void text_part(const Canvas& canvas, int order, const std::string& words) {
    canvas.part([&] { return PagePart{.kind = PagePart::Kind::text, .order = order, .words = words}; });
}

void decoration(const Canvas& canvas) {
    canvas.part([] { return PagePart{}; });
}

}  // namespace

void require_sheet(const Sheet& sheet) {
    const SheetShape& shape = sheet.shape;
    if (sheet.boards.size() > static_cast<std::size_t>(shape.columns) * shape.rows)
        throw PaintError("drawing: a page has more boards than room; give it more columns or rows");
    for (const SheetBoard& board : sheet.boards) {
        if (board.board.size != 0 && !has_size(board.board, shape.board_size))
            throw PaintError("drawing: the boards of a page differ in size; give all boards one size");
        require_overlay_inside(board.board);
    }
}

SheetPainter::SheetPainter(const Sheet& sheet, const Look& look, const PieceSet& piece, Stamp::Kept stamps)
    : sheet_(sheet),
      look_(look),
      units_(units_of(stamps)),
      layout_(layout_of(sheet, look, units_)),
      board_(sheet_board_painter(sheet.shape, layout_, look, piece, stamps)) {}

void SheetPainter::draw_board(const Canvas& canvas, const SheetBoard& board, const SheetPlace& place) const {
    const Layout& layout = board_.layout();
    canvas.save();
    canvas.translate(place.coordinates.x, place.coordinates.y);
    if (const int border = layout.border; border > 0) {
        const int side = layout.board_size * layout.square + 2 * border;
        fill_rectangle(canvas, {layout.board_x - border, -border, side, side}, look_.theme.text);
    }
    draw_outside_coordinates(canvas, layout, look_.theme, -1);
    board_.draw(canvas, board.board);
    canvas.restore();
}

/// Draws a board's label and heading.
void SheetPainter::draw_words(const Canvas& canvas, std::size_t index) const {
    const SheetBoard& board = sheet_.boards[index];
    const SheetPlace& place = layout_.boards[index];
    const int order = first_board + 3 * static_cast<int>(index);
    const Theme& theme = look_.theme;
    TextStyle style{.em = layout_.label_em, .color = theme.text, .halo = halo_of(theme)};
    const int lines = sheet_.shape.label_lines;
    if (lines > 0 && !board.label.empty())
        text_part(canvas, order + 2, board.label);
    if (lines == 1 && !board.label.empty())
        draw_text(canvas, board.label, place.label, style);
    if (lines > 1 && !board.label.empty()) {
        const int above = rounded(0.3 * layout_.label_em);
        draw_lines(canvas, board.label,
                   {place.label.x, place.label.y + above, place.label.width, place.label.height - above},
                   style, {.max = lines});
    }
    if (board.heading.empty())
        return;
    canvas.part(
        [&] { return PagePart{.kind = PagePart::Kind::heading, .order = order, .words = board.heading}; });
    style.em = layout_.page_em;
    style.align = Align::start;
    constexpr double line = 1.3;
    const int height = rounded(line * style.em * line_count(board.heading, place.heading.width, style));
    draw_lines(canvas, board.heading,
               {place.heading.x, place.heading.y + std::max(0, (place.heading.height - height) / 2),
                place.heading.width - rounded(0.5 * style.em), height + 1},
               style, {.max = 2, .height = line});
}

/// Draws the task and the lines to write on, each after its label.
void SheetPainter::draw_task(const Canvas& canvas) const {
    const Theme& theme = look_.theme;
    TextStyle style{.em = layout_.task_em, .color = theme.text, .halo = halo_of(theme)};
    if (!sheet_.task.empty() && canvas.is_visible(layout_.task)) {
        text_part(canvas, task_order, sheet_.task);
        draw_text(canvas, sheet_.task, layout_.task, style);
    }
    style.align = Align::start;
    const double line = std::max(1.0, 0.06 * layout_.task_em);
    for (std::size_t i = 0; i < std::min(layout_.blanks.size(), sheet_.blanks.size()); ++i) {
        const Rect& place = layout_.blanks[i];
        if (!canvas.is_visible(place))
            continue;
        text_part(canvas, first_blank + static_cast<int>(i), sheet_.blanks[i]);
        draw_text(canvas, sheet_.blanks[i], place, style);
        const double label = text_width(sheet_.blanks[i], style) + 0.6 * layout_.task_em;
        const double left = reads_right_to_left(sheet_.blanks[i]) ? place.x : place.x + label;
        canvas.rectangle(left, place.bottom() - line, std::max(0.0, place.width - label), line);
        canvas.fill(theme.quiet);
    }
}

/// Draws the lines between the cards that there are and around them.
void SheetPainter::draw_cuts(const Canvas& canvas) const {
    const auto& [x, y, width, height] = layout_.cards;
    const SheetShape& shape = sheet_.shape;
    const double dash = 0.4 * layout_.page_em;
    canvas.save();
    canvas.set_dash(std::array{dash, dash});
    canvas.set_line_width(std::max(1.0, 0.06 * layout_.page_em));
    canvas.set_color(look_.theme.quiet);
    const auto across = [&](int columns) { return x + columns * width / shape.columns; };
    const auto down = [&](int rows) { return y + rows * height / shape.rows; };
    const int cards = static_cast<int>(sheet_.boards.size());
    const int full = cards / shape.columns;  // rows
    const int rest = cards % shape.columns;  // cards of the last row, if it is not full
    for (int column = 0; column <= shape.columns; ++column) {
        canvas.move_to(across(column), y);
        canvas.line_to(across(column), down(full + (rest > 0 && column <= rest ? 1 : 0)));
    }
    for (int row = 0; row <= full + (rest > 0 ? 1 : 0); ++row) {
        canvas.move_to(x, down(row));
        canvas.line_to(across(full > 0 && row <= full ? shape.columns : rest), down(row));
    }
    canvas.stroke();
    canvas.restore();
}

/// Returns the pixels that a place touches.
Rect SheetPainter::in_pixels(const Rect& place) const {
    const int left = place.x / units_;
    const int top = place.y / units_;
    return {left, top, (place.right() + units_ - 1) / units_ - left,
            (place.bottom() + units_ - 1) / units_ - top};
}

void SheetPainter::draw(const Canvas& canvas) const {
    const Theme& theme = look_.theme;
    canvas.save();
    if (theme.background.alpha > 0)
        fill_rectangle(canvas, {0, 0, look_.width, look_.height}, theme.background);
    draw_logo(canvas, look_);
    canvas.scale(1.0 / units_, 1.0 / units_);
    TextStyle style{.em = layout_.title_em, .color = theme.text, .halo = halo_of(theme), .bold = true};
    if (!sheet_.title.empty() && canvas.is_visible(layout_.title)) {
        canvas.part([&] { return PagePart{.kind = PagePart::Kind::title, .words = sheet_.title}; });
        draw_text(canvas, sheet_.title, layout_.title, style);
    }
    style.bold = false;
    draw_task(canvas);
    if (sheet_.shape.side == CardSide::front) {
        decoration(canvas);
        draw_cuts(canvas);
    }
    style.em = layout_.head_em;
    for (std::size_t i = 0; i < layout_.heads.size() && !sheet_.heads.empty(); ++i) {
        if (!canvas.is_visible(layout_.heads[i]))
            continue;
        const std::string& head = sheet_.heads[i % sheet_.heads.size()];
        text_part(canvas, first_head + static_cast<int>(i), head);
        draw_text(canvas, head, layout_.heads[i], style);
    }
    for (std::size_t i = 0; i < sheet_.boards.size(); ++i) {
        const SheetPlace& place = layout_.boards[i];
        const SheetBoard& board = sheet_.boards[i];
        if (!canvas.is_visible({0, place.coordinates.y, units_ * look_.width,
                                place.label.bottom() - place.coordinates.y + 1}))
            continue;
        if (board.board.size > 0) {
            canvas.part([&] {
                return PagePart{.kind = PagePart::Kind::figure,
                                .order = first_board + 3 * static_cast<int>(i) + 1,
                                .words = board.description(),
                                .area = in_pixels(place.coordinates)};
            });
            draw_board(canvas, board, place);
        }
        draw_words(canvas, i);
    }
    style.em = layout_.page_em;
    if (!sheet_.page.empty() && canvas.is_visible(layout_.page)) {
        decoration(canvas);
        draw_text(canvas, sheet_.page, layout_.page, style);
    }
    canvas.restore();
    canvas.require_ok();
}

}  // namespace queenreel
