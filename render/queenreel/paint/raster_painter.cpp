#include "queenreel/paint/raster_painter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/base/overloaded.h"
#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/paint/board_raster.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/mark.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/painter.h"
#include "queenreel/paint/palette.h"
#include "queenreel/paint/palette_mapper.h"
#include "queenreel/paint/sprite.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text_layout.h"

namespace queenreel {
namespace {

int require_colors(int colors) {
    if (colors != all_colors && (colors < 8 || colors > 256))
        throw std::invalid_argument("palette: " + std::to_string(colors) + " colors; give 8 to 256");
    return colors;
}

}  // namespace

struct RasterPainter::State {
    // The current contents of the picture.
    struct Shown {
        Content content{};
        BoardPanel board{};
        std::vector<Panel> panels{};
        bool overview = false;
        std::string caption{};
    };

    State(const Look& look, int board_size, int colors);

    void require_paintable(const Frame& frame) const;
    void paint_scene(const Frame& frame, const std::optional<Shown>& before);

    // Cards, charts and sheets are few: each is painted whole.
    template <typename Page>
    void paint_page(const Shared<Page>& page, const std::optional<Shown>& before);
    void paint_surroundings();
    void paint_board(const Frame& frame, const std::optional<Shown>& before);
    void paint_row_labels(const Frame& frame, const std::optional<Shown>& before);
    void paint_panels(const Frame& frame, const std::optional<Shown>& before);
    void paint_small_boards(std::size_t place, const BoardsPanel& panel, const BoardsPanel* before);
    void paint_caption(const Frame& frame, const std::optional<Shown>& before);

    // Repaints `place` with what `draw` draws on the background.
    template <typename Draw>
    void repaint(const Rect& place, Draw draw);

    Painter painter;
    Layout layout;
    PaletteMapper mapper;
    Picture picture;
    std::optional<Shown> shown;  // empty: the whole picture must be painted
    BoardRaster board;
    std::vector<std::optional<BoardRaster>> small_boards;  // one for each of the layout's panels of boards
};

RasterPainter::State::State(const Look& look, int board_size, int colors)
    : painter(look, board_size),
      layout(painter.layout()),
      mapper(exact_palette(painter.look(), require_colors(colors))),
      board(painter.board_painter(Stamp::Kept::pixels)) {
    picture.width = layout.width;
    picture.height = layout.height;
    picture.palette = mapper.palette();
    for (const PanelPlace& place : layout.panels) {
        small_boards.emplace_back();
        if (place.slot.kind == PanelKind::boards)
            small_boards.back().emplace(painter.small_board_painter(place, Stamp::Kept::pixels));
    }
}

void RasterPainter::State::require_paintable(const Frame& frame) const {
    painter.validate(frame);
    const Look& look = painter.look();
    if (has_all_marks(look))
        return;
    const auto without_color = [&](const Cell& cell) {
        return cell.mark != Mark::none && !(look.marks && is_plain(cell.mark));
    };
    const auto is_marked = [&](const BoardPanel& shown_board) {
        return std::ranges::any_of(shown_board.cells, without_color);
    };
    const bool marked = std::visit(
        Overloaded{[&](const OfScene&) { return layout.board_size > 0 && is_marked(frame.board); },
                   [&](const Shared<Card>& card) {
                       return is_marked(card->board) || std::ranges::any_of(card->boards, is_marked);
                   },
                   [&](const Shared<Sheet>& sheet) {
                       return std::ranges::any_of(sheet->boards, is_marked, &SheetBoard::board);
                   },
                   [](const Shared<Chart>&) { return false; }},
        frame.content);
    if (marked)
        throw PaintError(
            "drawing: a square is marked, but there are no colors for marks; set Look::marks or "
            "Scene::marks");
}

void RasterPainter::State::paint_scene(const Frame& frame, const std::optional<Shown>& before) {
    if (!before)
        paint_surroundings();
    paint_board(frame, before);
    paint_row_labels(frame, before);
    paint_panels(frame, before);
    paint_caption(frame, before);
    if (!before)
        picture.changed = {{0, 0, layout.width, layout.height}};
    shown = {{}, frame.board, frame.panels, frame.overview, frame.caption};
}

template <typename Page>
void RasterPainter::State::paint_page(const Shared<Page>& page, const std::optional<Shown>& before) {
    if (!before || before->content != Content(page)) {
        const Rect whole{0, 0, layout.width, layout.height};
        const auto drawing = painter.page_painter(*page, Stamp::Kept::pixels);
        const Sprite drawn = mapper.draw(whole, [&](const Canvas& canvas) { drawing.draw(canvas); });
        make_room(picture);
        const Rect changed = before ? difference(drawn, picture, 0, 0) : whole;
        copy(drawn, picture, 0, 0);
        if (changed.width > 0)
            picture.changed = {changed};
    }
    shown = {.content = page};
}

void RasterPainter::State::paint_surroundings() {
    make_room(picture);
    const int side = layout.board_size * layout.square;
    const int right = layout.board_x + side;
    const int below = layout.board_y + side;
    const std::array strips{Rect{0, 0, layout.width, layout.board_y},
                            Rect{0, layout.board_y, layout.board_x, side},
                            Rect{right, layout.board_y, layout.width - right, side},
                            Rect{0, below, layout.width, layout.height - below}};
    for (const Rect& strip : strips) {
        if (strip.width > 0 && strip.height > 0) {
            const auto surroundings = [&](const Canvas& canvas) { painter.draw_surroundings(canvas, -1); };
            copy(mapper.draw(strip, surroundings), picture, strip.x, strip.y);
        }
    }
}

template <typename Draw>
void RasterPainter::State::repaint(const Rect& place, Draw draw) {
    if (place.is_empty())
        return;
    const Sprite anew = mapper.draw(place, [&](const Canvas& canvas) {
        canvas.set_color(painter.look().theme.background);
        canvas.paint();
        draw(canvas);
    });
    const Rect changed = difference(anew, picture, place.x, place.y);
    if (changed.width > 0) {
        copy(anew, picture, place.x, place.y);
        add(picture.changed, changed);
    }
}

void RasterPainter::State::paint_board(const Frame& frame, const std::optional<Shown>& before) {
    if (layout.board_size > 0)
        board.paint(frame.board, before ? &before->board : nullptr, 0, 0, mapper, picture);
}

/// Repaints the labels that were lit or are lit now.
void RasterPainter::State::paint_row_labels(const Frame& frame, const std::optional<Shown>& before) {
    const int was_lit = before ? before->board.lit_row : -1;
    const int lit = frame.board.lit_row;
    if (lit == was_lit)
        return;
    for (const int row : {was_lit, lit})
        repaint(painter.row_label_place(row),
                [&](const Canvas& canvas) { painter.draw_row_label(canvas, row, lit); });
}

void RasterPainter::State::paint_panels(const Frame& frame, const std::optional<Shown>& before) {
    if (before && before->overview != frame.overview)
        for (const PanelPlace& place : layout.panels)
            if (!place.is_seen(frame.overview))
                repaint(place.whole(), [](const Canvas&) {});
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        const PanelPlace& place = layout.panels[i];
        if (!place.is_seen(frame.overview))
            continue;
        const Panel& now = frame.panels[place.index];
        const bool was_seen = before && place.is_seen(before->overview);
        const Panel* was = was_seen ? &before->panels[place.index] : nullptr;
        if (!was && place.seen != Seen::always)
            repaint(place.title, [&](const Canvas& canvas) { painter.draw_heading(canvas, place); });
        if (was && *was == now)
            continue;
        const auto parts = was ? painter.changed_parts(*was, now, place) : std::vector<Rect>{place.body};
        for (const Rect& part : parts)
            repaint(part, [&](const Canvas& canvas) { painter.draw_panel(canvas, now, place); });
        if (const auto* boards = std::get_if<BoardsPanel>(&now))
            paint_small_boards(i, *boards, was ? std::get_if<BoardsPanel>(was) : nullptr);
    }
}

void RasterPainter::State::paint_small_boards(std::size_t place, const BoardsPanel& panel,
                                              const BoardsPanel* before) {
    const PanelPlace& where = layout.panels[place];
    const BoardsGrid grid = boards_grid(where.slot, where.body, where.em);
    for (std::size_t i = 0; i < panel.boards.size(); ++i) {
        const BoardsPanel::SmallBoard& now = panel.boards[i];
        // A board's surroundings are painted with its squares when its frame appears or disappears.
        const bool kept = before && i < before->boards.size() && before->boards[i].lit == now.lit &&
                          before->boards[i].won == now.won;
        const Rect& at = grid.boards[i].board;
        small_boards[place]->paint(now.board, kept ? &before->boards[i].board : nullptr, at.x, at.y, mapper,
                                   picture);
    }
}

void RasterPainter::State::paint_caption(const Frame& frame, const std::optional<Shown>& before) {
    if (layout.caption_em > 0 && !(before && frame.caption == before->caption))
        repaint(layout.caption, [&](const Canvas& canvas) { painter.draw_caption(canvas, frame); });
}

RasterPainter::RasterPainter(const Look& look, int board_size, int colors)
    : state_(std::make_unique<State>(look, board_size, colors)) {}

RasterPainter::~RasterPainter() = default;
RasterPainter::RasterPainter(RasterPainter&&) noexcept = default;
RasterPainter& RasterPainter::operator=(RasterPainter&&) noexcept = default;

const Picture& RasterPainter::paint(const Frame& frame) {
    State& state = *state_;
    const TextLanguage language(state.painter.look().language);
    state.require_paintable(frame);
    state.picture.changed.clear();
    // Nothing counts as shown until everything is painted, so that the frame after an exception is painted
    // whole.
    const auto before = std::exchange(state.shown, std::nullopt);
    const bool after_scene = before && std::holds_alternative<OfScene>(before->content);
    std::visit(
        Overloaded{[&](const OfScene&) { state.paint_scene(frame, after_scene ? before : std::nullopt); },
                   [&](const auto& page) { state.paint_page(page, before); }},
        frame.content);
    return state.picture;
}

const Picture& SharedRaster::paint(const Frame& frame, std::uint64_t number) {
    if (number == painted_) {
        picture_ = &painter_.paint(frame);
        ++painted_;
    } else if (number + 1 != painted_) {
        throw std::logic_error("films that share a painter are not given the same frames");
    }
    return *picture_;
}

}  // namespace queenreel
