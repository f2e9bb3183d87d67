#include "queenreel/paint/panels/boards.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr int min_piece_side = 12;  // in smaller squares, queens are discs
constexpr double min_label = 0.45;  // em: below it, two shortened names may look the same

void draw_border(const Canvas& canvas, const Rect& whole, double line, const Theme& theme) {
    canvas.rectangle(whole.x + line / 2, whole.y + line / 2, whole.width - line, whole.height - line);
    canvas.set_line_join(Canvas::Join::miter);
    canvas.stroke(theme.accent, line);
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
    if (place.label.is_empty())
        return place.whole;
    const int left = std::min(place.whole.x, place.label.x);
    const int right = std::max(place.whole.x + place.whole.width, place.label.x + place.label.width);
    return {left, place.whole.y, right - left, place.whole.height};
}

/// The frame of a board, if the board is lit or has won, or lines of its text.
struct BoardPart {
    Rect place;
    Rect framed{};
    bool lit = false;
    bool won = false;
    std::vector<Rect> lines{};
    std::vector<std::string_view> texts{};
    int rows = 1;  // of text in each line
    bool bold = false;

    friend bool operator==(const BoardPart&, const BoardPart&) = default;
};

/// The frame surrounds the texts, so both are repainted together.
std::vector<BoardPart> board_parts(const BoardsPanel& panel, const PanelSpace& space) {
    const BoardsGrid grid = boards_grid(space.place.slot, space.place.body, space.em);
    std::vector<BoardPart> parts;
    for (std::size_t i = 0; i < std::min(panel.boards.size(), grid.boards.size()); ++i) {
        const SmallBoardPlace& place = grid.boards[i];
        const BoardsPanel::SmallBoard& board = panel.boards[i];
        parts.push_back(
            {.place = texts_of(place), .framed = place.whole, .lit = board.lit, .won = board.won});
        // In tracks, the label has no place: the line above the map shows the name.
        parts.push_back({.place = place.label, .lines = {place.label}, .texts = {board.label}, .bold = true});
        parts.push_back({.place = place.notes.empty() ? Rect{} : united(place.notes),
                         .lines = place.notes,
                         .texts = {board.notes.begin(), board.notes.end()}});
        if (board.notes.size() == 1 && place.notes.size() > 1) {
            parts.back().place.width = place.whole.right() - parts.back().place.x;
            parts.back().lines = {parts.back().place};
            parts.back().rows = static_cast<int>(place.notes.size());
        }
    }
    return parts;
}

void draw_board_part(const Canvas& canvas, const BoardPart& part, const PanelSpace& space) {
    if (part.won)
        draw_winners_frame(canvas, part.framed, space.em, space.theme);
    else if (part.lit)
        draw_frame(canvas, part.framed, space.em, space.theme);
    const TextStyle style{.em = space.em,
                          .color = space.theme.text,
                          .halo = halo_of(space.theme),
                          .align = Align::left,
                          .bold = part.bold,
                          .min_em = min_label * space.em,
                          .keeps_end = true};
    for (std::size_t i = 0; i < std::min(part.lines.size(), part.texts.size()); ++i)
        if (canvas.is_visible(part.lines[i]) && part.rows > 1)
            draw_lines(canvas, part.texts[i], part.lines[i], style, {.max = part.rows});
        else if (canvas.is_visible(part.lines[i]))
            draw_text(canvas, part.texts[i], part.lines[i], style);
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
    auto painter = painter_of_parts<BoardsPanel, board_parts, draw_board_part>();
    painter.validate = validate;
    return painter;
}

}  // namespace queenreel
