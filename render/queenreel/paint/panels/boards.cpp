#include "queenreel/paint/panels/boards.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr int min_piece_side = 12;  // in smaller squares, queens are discs
constexpr double min_label = 0.45;  // em: two names cut off may look the same

void draw_border(const Canvas& canvas, const Rect& whole, double line, const Theme& theme) {
    canvas.rectangle(whole.x + line / 2, whole.y + line / 2, whole.width - line, whole.height - line);
    canvas.set_line_join(Canvas::Join::miter);
    canvas.set_line_width(line);
    canvas.set_color(theme.accent);
    canvas.stroke();
}

void draw_frame(const Canvas& canvas, const Rect& whole, double em, const Theme& theme) {
    draw_border(canvas, whole, std::max(2.0, std::round(0.14 * em)), theme);
}

/// A ground, and a border of twice the usual width.
void draw_winners_frame(const Canvas& canvas, const Rect& whole, double em, const Theme& theme) {
    fill_rectangle(canvas, whole, tint(theme));
    draw_border(canvas, whole, std::max(4.0, std::round(0.3 * em)), theme);
}

/// The rectangle of a board with its texts.
Rect texts_of(const SmallBoardPlace& place) {
    const int left = std::min(place.whole.x, place.label.x);
    const int right = std::max(place.whole.x + place.whole.width, place.label.x + place.label.width);
    return {left, place.whole.y, right - left, place.whole.height};
}

bool same_text(const BoardsPanel::SmallBoard& a, const BoardsPanel::SmallBoard& b) {
    return a.label == b.label && a.notes == b.notes && a.lit == b.lit && a.won == b.won;
}

void draw(const Canvas& canvas, const BoardsPanel& panel, const PanelSpace& space) {
    const BoardsGrid grid = boards_grid(space.place.slot, space.place.body, space.em);
    const std::size_t count = std::min(panel.boards.size(), grid.boards.size());
    for (std::size_t i = 0; i < count; ++i) {
        const SmallBoardPlace& place = grid.boards[i];
        const BoardsPanel::SmallBoard& board = panel.boards[i];
        if (!canvas.is_visible(texts_of(place)))
            continue;
        if (board.won)
            draw_winners_frame(canvas, place.whole, space.em, space.theme);
        else if (board.lit)
            draw_frame(canvas, place.whole, space.em, space.theme);
        TextStyle style{.em = space.em,
                        .color = space.theme.text,
                        .halo = halo_of(space.theme),
                        .align = Align::left,
                        .bold = true,
                        .min_em = min_label * space.em,
                        .keeps_end = true};
        // In tracks, the line above the map has the name.
        if (!place.label.is_empty() && canvas.is_visible(place.label))
            draw_text(canvas, board.label, place.label, style);
        style.bold = false;
        for (std::size_t k = 0; k < std::min(board.notes.size(), place.notes.size()); ++k)
            if (canvas.is_visible(place.notes[k]))
                draw_text(canvas, board.notes[k], place.notes[k], style);
    }
}

std::vector<Rect> changed_parts(const BoardsPanel& before, const BoardsPanel& now, const PanelSpace& space) {
    const BoardsGrid grid = boards_grid(space.place.slot, space.place.body, space.em);
    std::vector<Rect> changed;
    for (std::size_t i = 0; i < grid.boards.size(); ++i) {
        const bool was = i < before.boards.size();
        const bool is = i < now.boards.size();
        if ((!was && !is) || (was && is && same_text(before.boards[i], now.boards[i])))
            continue;
        const SmallBoardPlace& place = grid.boards[i];
        const bool text_only = was && is && before.boards[i].lit == now.boards[i].lit &&
                               before.boards[i].won == now.boards[i].won;
        if (!text_only) {
            changed.push_back(texts_of(place));
            continue;
        }
        if (before.boards[i].label != now.boards[i].label)
            changed.push_back(place.label);
        if (before.boards[i].notes != now.boards[i].notes && !place.notes.empty())
            changed.push_back(united(place.notes));
    }
    return changed;
}

void validate(const BoardsPanel& panel, const PanelSlot& slot) {
    if (panel.boards.size() > static_cast<std::size_t>(std::max(0, slot.rows)))
        throw PaintError(
            "drawing: more small boards than the slot has room for; give at most PanelSlot::rows");
    for (const BoardsPanel::SmallBoard& small : panel.boards) {
        if (!has_size(small.board, slot.columns))
            throw PaintError(
                "drawing: a small board differs in size from its slot's; give all boards one size");
        require_overlay_inside(small.board);
    }
}

}  // namespace

BoardPainter small_board_painter(const PanelPlace& place, double em, const Theme& theme,
                                 const PieceSet& piece, Stamp::Kept stamps) {
    const int square = boards_grid(place.slot, place.body, em).square;
    const PieceSet* disc = find_piece("disc");
    const Layout board{.width = square * place.slot.columns,
                       .height = square * place.slot.columns,
                       .board_size = place.slot.columns,
                       .square = square};
    return {theme, square < min_piece_side && disc ? *disc : piece, board, stamps};
}

PanelPainter<BoardsPanel> painter_of(const BoardsPanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts, .validate = validate};
}

}  // namespace queenreel
