#include "queenreel/paint/board_raster.h"

#include <cstddef>
#include <utility>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/coordinates.h"
#include "queenreel/paint/display_list.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/reach.h"

namespace queenreel {
namespace {

constexpr std::size_t kinds = 4 * mark_count;  // of cells without a number

std::size_t kind(const Cell& cell) {
    return static_cast<std::size_t>(cell.mark) * 4 + (cell.given ? 2 : 0) + (cell.queen ? 1 : 0);
}

bool at(const std::vector<bool>& squares, std::size_t index) {
    return !squares.empty() && squares[index];
}

}  // namespace

void add(std::vector<Rect>& changed, const Rect& rect) {
    if (!changed.empty()) {
        Rect& last = changed.back();
        if (last.y == rect.y && last.height == rect.height && last.x + last.width == rect.x) {
            last.width += rect.width;
            return;
        }
    }
    changed.push_back(rect);
}

BoardRaster::BoardRaster(BoardPainter painter) : painter_(std::move(painter)) {
    const Layout& layout = painter_.layout();
    // Two shades; with coordinates inside, also each square of the first column and the last row.
    const int labelled = layout.coordinates == Coordinates::inside ? 2 * layout.board_size : 0;
    sprites_.resize(static_cast<std::size_t>(2 + labelled) * kinds);
}

Sprite& BoardRaster::slot(const Cell& cell, int row, int column) {
    const Layout& layout = painter_.layout();
    int place = (row + column) % 2;
    if (is_labelled(layout, row, column))
        place = 2 + (column == 0 ? row : layout.board_size + column);
    const std::size_t index = static_cast<std::size_t>(place) * kinds + kind(cell);
    if (cell.number < 0)
        return sprites_[index];
    return numbered_[std::uint64_t{index} << 16 | static_cast<std::uint16_t>(cell.number)];
}

const Sprite& BoardRaster::sprite(const Cell& cell, int row, int column, PaletteMapper& mapper) {
    Sprite& result = slot(cell, row, column);
    if (result.width == 0) {
        const int side = painter_.layout().square;
        result = mapper.draw({0, 0, side, side},
                             [&](const Canvas& canvas) { painter_.draw_cell(canvas, cell, row, column); });
    }
    return result;
}

void BoardRaster::paint(const BoardPanel& board, const BoardPanel* before, int x, int y,
                        PaletteMapper& mapper, Picture& picture) {
    if (board.pose) {
        if (!before || *before != board)
            paint_posed(board, x, y, mapper, picture);
        return;
    }
    if (before && before->pose)
        before = nullptr;
    const int side = painter_.layout().square;
    // Guides and lines cross squares: a square is repainted where they differ, too.
    const std::vector<Shape> was_apart = before ? painter_.shapes_apart(*before) : std::vector<Shape>();
    const std::vector<Shape> apart = painter_.shapes_apart(board);
    const auto [gone, come] = difference(was_apart, apart);
    const std::vector<bool> left = reached_squares(gone, painter_.layout());
    const std::vector<bool> entered = reached_squares(come, painter_.layout());
    const std::vector<bool> covered = reached_squares(apart, painter_.layout());
    std::size_t i = 0;
    for (int row = 0; row < board.size; ++row) {
        std::vector<int> columns;
        for (int column = 0; column < board.size; ++column, ++i) {
            const bool same = before && board.cells[i] == before->cells[i];
            if (same && !at(left, i) && !at(entered, i))
                continue;
            const Rect square = painter_.layout().square_rect(row, column);
            add(picture.changed, {square.x + x, square.y + y, side, side});
            if (at(covered, i))
                columns.push_back(column);
            else
                copy(sprite(board.cells[i], row, column, mapper), picture, square.x + x, square.y + y);
        }
        if (!columns.empty())
            paint_covered(board, row, columns, x, y, mapper, picture);
    }
}

/// Paints the whole place of a turning board.
void BoardRaster::paint_posed(const BoardPanel& board, int x, int y, PaletteMapper& mapper,
                              Picture& picture) {
    const Layout& layout = painter_.layout();
    const int side = layout.square * board.size;
    const Rect place{layout.board_x, layout.board_y, side, side};
    const Sprite drawn =
        mapper.draw(place, [&](const Canvas& canvas) { painter_.draw_posed(canvas, board); });
    const Rect changed = difference(drawn, picture, place.x + x, place.y + y);
    copy(drawn, picture, place.x + x, place.y + y);
    if (!changed.is_empty())
        add(picture.changed, changed);
}

/// Paints squares of one row with what is above them. That is drawn across the whole row: cutting it at
/// squares' edges would change the smoothing of lines' edges.
void BoardRaster::paint_covered(const BoardPanel& board, int row, const std::vector<int>& columns, int x,
                                int y, PaletteMapper& mapper, Picture& picture) {
    const Layout& layout = painter_.layout();
    const int side = layout.square;
    const Rect first = layout.square_rect(row, 0);
    if (!stage_)
        stage_.reset(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side * layout.board_size, side));
    const CairoContext context(cairo_create(stage_.get()));
    cairo_translate(context.get(), -first.x, -first.y);
    for (const int column : columns)
        fill_rectangle(context.get(), layout.square_rect(row, column), painter_.shade(row, column));
    painter_.draw_guide(context.get(), board);
    for (const int column : columns) {
        const std::size_t index = static_cast<std::size_t>(row) * board.size + column;
        painter_.stamp_cell(context.get(), board.cells[index], row, column);
    }
    painter_.draw_overlay(context.get(), board);
    require_ok(cairo_status(context.get()));
    for (const int column : columns) {
        const Sprite square = mapper.quantized(stage_.get(), {column * side, 0, side, side});
        copy(square, picture, first.x + column * side + x, first.y + y);
    }
}

}  // namespace queenreel
