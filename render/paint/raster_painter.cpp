#include "paint/raster_painter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "paint/coordinates.h"
#include "paint/ink.h"
#include "paint/painter.h"
#include "paint/palette.h"
#include "paint/snapper.h"
#include "paint/sprite.h"

namespace queenreel {
namespace {

constexpr int kinds = 6;  // of cells: three marks, each with a queen or without

int kind(const Cell& cell) {
    return static_cast<int>(cell.mark) * 2 + (cell.queen ? 1 : 0);
}

int require_colors(int colors) {
    if (colors < 8 || colors > 256)
        throw std::invalid_argument("palette: " + std::to_string(colors) + " colors; give 8 to 256");
    return colors;
}

// A rectangle that continues the last one to the right is made one with it.
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

}  // namespace

struct RasterPainter::State {
    // What the picture shows.
    struct Shown {
        std::vector<Cell> cells;
        std::string caption;
    };

    State(const Look& look, int board_size, int colors);

    void require_paintable(const Frame& frame) const;
    void paint_surroundings();
    void paint_cells(const Frame& frame, const std::optional<Shown>& before);
    void paint_caption(const Frame& frame, const std::optional<Shown>& before);
    const Sprite& sprite(const Cell& cell, int row, int column);

    Painter painter;
    Layout layout;
    Snapper snapper;
    Picture picture;
    std::optional<Shown> shown;   // nothing: the picture is to be painted whole
    std::vector<Sprite> sprites;  // by shade or labelled square, then by kind; drawn when first needed
};

RasterPainter::State::State(const Look& look, int board_size, int colors)
    : painter(look, board_size),
      layout(painter.layout()),
      snapper(exact_palette(look, require_colors(colors))) {
    picture.width = layout.width;
    picture.height = layout.height;
    picture.palette = snapper.palette();
    // Two shades; with coordinates inside also each square of the first column and the last row.
    const int labelled = layout.coordinates == Coordinates::inside ? 2 * board_size : 0;
    sprites.resize(static_cast<std::size_t>(2 + labelled) * kinds);
}

void RasterPainter::State::require_paintable(const Frame& frame) const {
    check(frame, layout);
    const auto marked = [](const Cell& cell) { return cell.mark != Mark::none; };
    if (!painter.look().marks && std::ranges::any_of(frame.board.cells, marked))
        throw PaintError("drawing: a marked square, but no colors for marks; set Look::marks");
}

void RasterPainter::State::paint_surroundings() {
    picture.indices.resize(static_cast<std::size_t>(layout.width) * layout.height);
    const int board = layout.board_size * layout.square;
    const int right = layout.board_x + board;
    const int below = layout.board_y + board;
    const std::array strips{Rect{0, 0, layout.width, layout.board_y},
                            Rect{0, layout.board_y, layout.board_x, board},
                            Rect{right, layout.board_y, layout.width - right, board},
                            Rect{0, below, layout.width, layout.height - below}};
    for (const Rect& strip : strips) {
        if (strip.width > 0 && strip.height > 0) {
            const auto surroundings = [&](cairo_t* context) { painter.draw_surroundings(context); };
            copy(snapper.draw(strip, surroundings), picture, strip.x, strip.y);
        }
    }
}

const Sprite& RasterPainter::State::sprite(const Cell& cell, int row, int column) {
    int place = (row + column) % 2;
    if (is_labelled(layout, row, column))
        place = 2 + (column == 0 ? row : layout.board_size + column);
    Sprite& result = sprites[static_cast<std::size_t>(place) * kinds + kind(cell)];
    if (result.indices.empty()) {
        result = snapper.draw({0, 0, layout.square, layout.square},
                              [&](cairo_t* context) { painter.draw_cell(context, cell, row, column); });
    }
    return result;
}

void RasterPainter::State::paint_cells(const Frame& frame, const std::optional<Shown>& before) {
    const int n = layout.board_size;
    std::size_t i = 0;
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column, ++i) {
            const Cell& cell = frame.board.cells[i];
            if (before && cell == before->cells[i])
                continue;
            const Rect square = layout.square_rect(row, column);
            copy(sprite(cell, row, column), picture, square.x, square.y);
            add(picture.changed, square);
        }
    }
}

void RasterPainter::State::paint_caption(const Frame& frame, const std::optional<Shown>& before) {
    if (layout.caption_em == 0 || (before && frame.caption == before->caption))
        return;
    const Rect& place = layout.caption;
    const Sprite line = snapper.draw(place, [&](cairo_t* context) {
        set_color(context, painter.look().theme.background);
        cairo_paint(context);
        painter.draw_caption(context, frame);
    });
    const Rect changed = difference(line, picture, place.x, place.y);
    if (changed.width > 0) {
        copy(line, picture, place.x, place.y);
        add(picture.changed, changed);
    }
}

RasterPainter::RasterPainter(const Look& look, int board_size, int colors)
    : state_(std::make_unique<State>(look, board_size, colors)) {}

RasterPainter::~RasterPainter() = default;
RasterPainter::RasterPainter(RasterPainter&&) noexcept = default;
RasterPainter& RasterPainter::operator=(RasterPainter&&) noexcept = default;

const Picture& RasterPainter::paint(const Frame& frame) {
    State& state = *state_;
    state.require_paintable(frame);
    state.picture.changed.clear();
    // Nothing is shown until all is painted, so the frame after an exception is painted whole.
    const auto before = std::exchange(state.shown, std::nullopt);
    if (!before)
        state.paint_surroundings();
    state.paint_cells(frame, before);
    state.paint_caption(frame, before);
    if (!before)
        state.picture.changed = {{0, 0, state.layout.width, state.layout.height}};
    state.shown = {frame.board.cells, frame.caption};
    return state.picture;
}

}  // namespace queenreel
