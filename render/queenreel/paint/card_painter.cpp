#include "queenreel/paint/card_painter.h"

#include <algorithm>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/annotations.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr int min_crown_side = 12;  // in smaller squares, queens are discs

// The order in which the parts of a card are read.
constexpr int title_order = 0;
constexpr int subtitle_order = 1;
constexpr int figure_order = 2;
constexpr int more_order = 3;
constexpr int first_total = 4;

void begin_text(const Canvas& canvas, int order, const std::string& words) {
    canvas.part([&] {
        const auto kind = words.empty()          ? PagePart::Kind::decoration
                          : order == title_order ? PagePart::Kind::title
                                                 : PagePart::Kind::text;
        return PagePart{.kind = kind, .order = order, .words = words};
    });
}

void draw_lines_of(const Canvas& canvas, const std::vector<CardLayout::Line>& lines, TextStyle style) {
    for (const CardLayout::Line& line : lines) {
        style.goes_on = &line != &lines.back();
        draw_text(canvas, line.text, line.box, style);
    }
}

}  // namespace

void require_card(const Card& card) {
    const auto require = [](const BoardPanel& board, int size) {
        if (!has_size(board, size))
            throw PaintError("drawing: the boards of a card differ in size; give all boards one size");
        require_overlay_inside(board);
    };
    if (card.board.size > 0)
        require(card.board, card.board.size);
    if (std::ranges::any_of(card.rays, [&](const Ray& ray) { return !is_ray_inside(card.board, ray); }))
        throw PaintError("drawing: a line of attack leaves the board; end it at the edge");
    if (card.tree)
        painter_of(card.tree->panel).validate(card.tree->panel, card.tree->slot);
    for (const BoardPanel& board : card.boards) {
        if (board.size < 1)
            throw PaintError("drawing: a small board without squares; give it one at least");
        require(board, card.boards.front().size);
    }
}

CardPainter::CardPainter(const Card& card, const Look& look, const PieceSet& piece)
    : card_(card), look_(look), layout_(lay_out_card(card, above_logo(look), width_in_em)) {
    if (layout_.boards.empty())
        return;
    const int side = layout_.boards.front().width;
    const Layout board{
        .width = side, .height = side, .board_size = side / layout_.square, .square = layout_.square};
    const PieceSet* disc = find_piece("disc");
    board_.emplace(look.theme, layout_.square < min_crown_side && disc ? *disc : piece, board,
                   Stamp::Kept::drawing);
}

void CardPainter::draw(const Canvas& canvas) const {
    if (look_.theme.background.alpha > 0)
        fill_rectangle(canvas, {0, 0, look_.width, look_.height}, look_.theme.background);
    draw_logo(canvas, look_);
    begin_figure(canvas);
    draw_boards(canvas);
    draw_texts(canvas);
    draw_tree(canvas);
}

/// Begins the boards and the tree: one figure, with the part of the page's description that is about them.
void CardPainter::begin_figure(const Canvas& canvas) const {
    if (layout_.boards.empty() && layout_.tree.width == 0)
        return;
    canvas.part([&] {
        Rect area = layout_.boards.empty() ? layout_.tree : layout_.boards.front();
        for (const Rect& board : layout_.boards)
            area = area.united(board);
        return PagePart{.kind = PagePart::Kind::figure, .order = figure_order, .area = area};
    });
}

void CardPainter::draw_boards(const Canvas& canvas) const {
    for (std::size_t i = 0; i < layout_.boards.size(); ++i) {
        const Rect& place = layout_.boards[i];
        const int border = layout_.border;
        const Rect whole{place.x - border, place.y - border, place.width + 2 * border,
                         place.height + 2 * border};
        if (!canvas.is_visible(whole))
            continue;
        if (border > 0)
            fill_rectangle(canvas, whole, look_.theme.text);
        canvas.save();
        canvas.translate(place.x, place.y);
        if (card_.board.size == 0)
            board_->draw(canvas, card_.boards[i]);
        else if (!card_.rays.empty())
            draw_rays(canvas);
        else
            board_->draw(canvas, card_.board);
        canvas.restore();
    }
}

void CardPainter::draw_tree(const Canvas& canvas) const {
    if (!card_.tree || layout_.tree.width == 0 || !canvas.is_visible(layout_.tree))
        return;
    begin_figure(canvas);
    const PanelPlace place{0, card_.tree->slot, {}, layout_.tree};
    painter_of(card_.tree->panel)
        .draw(canvas, card_.tree->panel, {.place = place, .em = layout_.text_em, .theme = look_.theme});
}

/// Draws the board with its lines of attack: a wash on the squares, thin lines above it, and everything else
/// on top.
void CardPainter::draw_rays(const Canvas& canvas) const {
    const BoardPanel& board = card_.board;
    const Layout& layout = board_->layout();
    BoardPanel squares = board;
    std::ranges::fill(squares.cells, Cell{});
    squares.lines.clear();
    squares.moving_queens.clear();
    squares.crossover_row = 0;
    board_->draw(canvas, squares);
    const double reach = (card_.opening ? card_.opening->reach : 1) * board.size;  // in squares
    for (const Ray& ray : card_.rays)
        for (int far = 1; far <= std::min<double>(ray.squares, reach); ++far) {
            const int row = ray.row + far * ray.down;
            const int column = ray.column + far * ray.right;
            fill_rectangle(canvas, layout.square_rect(row, column),
                           wash(look_.theme, board_->shade(row, column)));
        }
    canvas.save();
    canvas.rectangle(0, 0, layout.width, layout.height);
    canvas.clip();
    for (const Ray& ray : card_.rays)
        add_ray(canvas, ray, std::min<double>(ray.squares, reach), layout.square);
    canvas.stroke(look_.theme.rejected, std::max({1.2, card_ray * layout.square, layout.width / 400.0}));
    canvas.restore();
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            board_->stamp_cell(canvas, cell_at(board, row, column), row, column);
    board_->draw_overlay(canvas, board);
}

void CardPainter::draw_texts(const Canvas& canvas) const {
    const Theme& theme = look_.theme;
    const Align align = layout_.centered ? Align::center : Align::start;
    const TextStyle title{
        .em = layout_.title_em, .color = theme.text, .halo = halo_of(theme), .align = align, .bold = true};
    begin_text(canvas, title_order, card_.title);
    draw_lines_of(canvas, layout_.title, title);
    TextStyle text{.em = layout_.text_em, .color = theme.text, .halo = halo_of(theme), .align = align};
    begin_text(canvas, subtitle_order, card_.subtitle);
    draw_lines_of(canvas, layout_.subtitle, text);
    text.color = theme.quiet;
    begin_text(canvas, more_order, layout_.more.text);
    draw_text(canvas, layout_.more.text, layout_.more.box, text);
    for (std::size_t i = 0; i < layout_.totals.size(); ++i) {
        const Card::Total& total = card_.totals[i];
        const bool is_complete = !card_.opening || i < card_.opening->totals;
        const std::string& value = is_complete ? total.value : card_.opening->value;
        if (!is_complete && (i > card_.opening->totals || value.empty()))
            break;
        const Rect whole = layout_.totals[i].label.united(layout_.totals[i].value);
        const bool is_mirrored = reads_right_to_left(total.label);
        const auto side = [&](const Rect& box) { return is_mirrored ? box.mirrored(whole) : box; };
        begin_text(canvas, first_total + static_cast<int>(i), total.label + '\n' + value);
        draw_text(canvas, total.label, side(layout_.totals[i].label),
                  {.em = layout_.text_em,
                   .color = theme.quiet,
                   .halo = halo_of(theme),
                   .align = Align::start,
                   .goes_on = true});
        draw_text(canvas, value, side(layout_.totals[i].value),
                  {.em = layout_.text_em,
                   .color = theme.text,
                   .halo = halo_of(theme),
                   .align = Align::right,
                   .bold = true});
    }
}

}  // namespace queenreel
