#include "queenreel/paint/painter.h"

#include <string>
#include <variant>

#include "queenreel/base/overloaded.h"
#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/lay_out.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/paint/coordinates.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/boards.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/panel_words.h"
#include "queenreel/paint/text.h"
#include "queenreel/paint/text_layout.h"

namespace queenreel {
namespace {

// The order in which the parts of a scene are read.
constexpr int chapter_order = 0;
constexpr int board_order = 1;
constexpr int caption_order = 2;
constexpr int first_panel = 3;

/// Requires one panel for each slot, of its kind, that can be drawn in it.
void require_panels(const std::vector<Panel>& panels, const Scene& scene) {
    if (panels.size() != scene.panels.size())
        throw PaintError("drawing: " + std::to_string(panels.size()) + " panels where the scene has " +
                         std::to_string(scene.panels.size()) + "; give one for each slot");
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const PanelSlot& slot = scene.panels[i];
        if (kind_of(panels[i]) != slot.kind)
            throw PaintError("drawing: panel " + std::to_string(i + 1) +
                             " differs in kind from its slot; give panels in the scene's order");
        std::visit([&](const auto& panel) { painter_of(panel).validate(panel, slot); }, panels[i]);
    }
}

}  // namespace

Painter::Painter(const Look& look, int board_size)
    : look_(look),
      layout_(lay_out(look, board_size)),
      piece_(piece_of(look_)),
      board_(look_.theme, piece_, layout_, Stamp::Kept::drawing) {
    // A picture without a board cannot be bare.
    look_.bare = look.bare && look.scene.board;
    for (const PanelPlace& place : layout_.panels) {
        small_boards_.emplace_back();
        if (place.slot.kind == PanelKind::boards)
            small_boards_.back() = small_board_painter(place, Stamp::Kept::drawing);
    }
}

BoardPainter Painter::board_painter(Stamp::Kept stamps) const {
    return {look_.theme, piece_, layout_, stamps};
}

BoardPainter Painter::small_board_painter(const PanelPlace& place, Stamp::Kept stamps) const {
    return queenreel::small_board_painter(place, place.em, look_.theme, piece_, stamps);
}

CardPainter Painter::page_painter(const Card& card, Stamp::Kept /*stamps*/) const {
    Look look = look_;
    look.width = layout_.width;
    look.height = layout_.height;
    return {card, look, piece_};
}

ChartPainter Painter::page_painter(const Chart& chart, Stamp::Kept /*stamps*/) const {
    return {chart, look_};
}

SheetPainter Painter::page_painter(const Sheet& sheet, Stamp::Kept stamps) const {
    return {sheet, look_, piece_, stamps};
}

void Painter::validate(const Frame& frame) const {
    std::visit(Overloaded{[&](const OfScene&) { require_scene(frame); },
                          [&](const Shared<Card>& card) {
                              if (!look_.scene.cards)
                                  throw PaintError(
                                      "drawing: a card, but there are no colors for cards; set Scene::cards");
                              require_card(*card);
                          },
                          [](const Shared<Sheet>& sheet) { require_sheet(*sheet); },
                          [&](const Shared<Chart>& chart) {
                              if (!look_.scene.charts)
                                  throw PaintError(
                                      "drawing: a chart, but there are no colors for charts; set "
                                      "Scene::charts");
                              require_chart(*chart);
                          }},
               frame.content);
}

void Painter::require_scene(const Frame& frame) const {
    if (layout_.board_size > 0) {
        if (!has_size(frame.board, layout_.board_size))
            throw PaintError("drawing: a board differs in size from the picture's; give all frames one size");
        require_overlay_inside(frame.board);
    }
    if (!layout_.panels.empty())
        require_panels(frame.panels, look_.scene);
}

void Painter::draw(const Canvas& canvas, const Frame& frame) const {
    const TextLanguage language(look_.language);
    validate(frame);
    std::visit(Overloaded{[&](const OfScene&) { draw_scene(canvas, frame); },
                          [&](const auto& page) {
                              page_painter(*page, Stamp::Kept::drawing).draw(canvas.without_actors());
                          }},
               frame.content);
    canvas.require_ok();
}

void Painter::draw_scene(const Canvas& canvas, const Frame& frame) const {
    draw_surroundings(canvas, frame.board.lit_row);
    draw_chapter(canvas, frame);
    if (layout_.board_size > 0) {
        begin_board(canvas);
        board_.draw(canvas, frame.board);
    }
    draw_panels(canvas, frame);
    canvas.act({.kind = Actor::Kind::words});
    draw_caption(canvas, frame);
}

/// Draws the title of the chapter that begins with a picture as hidden text, unless the caption has it.
void Painter::draw_chapter(const Canvas& canvas, const Frame& frame) const {
    const bool captioned = layout_.caption_em > 0 && frame.chapter == frame.caption;
    if (!canvas.has_parts() || frame.chapter.empty() || captioned)
        return;
    canvas.part([&] {
        return PagePart{
            .kind = PagePart::Kind::title, .order = chapter_order, .words = frame.chapter, .hidden = true};
    });
    constexpr int em = 8;
    const TextStyle style{.em = em, .align = Align::start};
    if (has_letters(frame.chapter, style))
        draw_text(canvas, frame.chapter, {0, 0, layout_.width, em}, style);
}

void Painter::begin_board(const Canvas& canvas) const {
    canvas.part([&] {
        const int last = layout_.board_size - 1;
        return PagePart{.kind = PagePart::Kind::figure,
                        .order = board_order,
                        .area = layout_.square_rect(0, 0).united(layout_.square_rect(last, last))};
    });
}

/// Without a board, all panels are one figure, which has the page's description.
void Painter::begin_panel(const Canvas& canvas, const PanelPlace& place, const std::string& words) const {
    canvas.part([&] {
        if (layout_.board_size == 0)
            return PagePart{.kind = PagePart::Kind::figure, .order = board_order, .area = place.whole()};
        const std::string& title = place.slot.title;
        const std::string all = title + (title.empty() || words.empty() ? "" : ": ") + words;
        if (all.empty())
            return PagePart{};
        return PagePart{.kind = PagePart::Kind::figure,
                        .order = first_panel + static_cast<int>(place.index),
                        .words = all,
                        .area = place.whole()};
    });
}

void Painter::draw_panels(const Canvas& canvas, const Frame& frame) const {
    for (std::size_t i = 0; i < layout_.panels.size(); ++i) {
        const PanelPlace& place = layout_.panels[i];
        if (!place.is_seen(frame.overview))
            continue;
        const Panel& panel = frame.panels[place.index];
        if (place.seen != Seen::always)
            draw_heading(canvas, place);
        if (canvas.has_parts())
            begin_panel(canvas, place, words_of(panel));
        draw_panel(canvas, panel, place);
        const auto* boards = std::get_if<BoardsPanel>(&panel);
        if (!boards)
            continue;
        const BoardsGrid grid = boards_grid(place.slot, place.body, place.em);
        for (std::size_t k = 0; k < boards->boards.size(); ++k) {
            canvas.save();
            canvas.translate(grid.boards[k].board.x, grid.boards[k].board.y);
            small_boards_[i]->draw(canvas.without_actors(), boards->boards[k].board);
            canvas.restore();
        }
    }
}

Rect Painter::row_label_place(int row) const {
    return queenreel::row_label_place(layout_, row);
}

void Painter::draw_row_label(const Canvas& canvas, int row, int lit_row) const {
    queenreel::draw_row_label(canvas, layout_, look_.theme, row, lit_row);
}

void Painter::draw_surroundings(const Canvas& canvas, int lit_row) const {
    const Theme& theme = look_.theme;
    if (!look_.bare && theme.background.alpha > 0)
        fill_rectangle(canvas, {0, 0, layout_.width, layout_.height}, theme.background);
    if (layout_.board_size > 0)
        begin_board(canvas);
    if (const int border = layout_.border; border > 0) {
        const int side = layout_.board_size * layout_.square + 2 * border;
        fill_rectangle(canvas, {layout_.board_x - border, layout_.board_y - border, side, side}, theme.text);
    }
    draw_outside_coordinates(canvas, layout_, theme, lit_row);
    for (const PanelPlace& place : layout_.panels)
        if (place.seen == Seen::always)
            draw_heading(canvas, place);
    canvas.part([] { return PagePart{}; });
    draw_logo(canvas, look_);
}

void Painter::draw_heading(const Canvas& canvas, const PanelPlace& place) const {
    if (canvas.has_parts())
        begin_panel(canvas, place, "");
    draw_text(canvas, place.slot.title, place.title,
              {.em = place.em,
               .color = look_.theme.quiet,
               .halo = halo_of(look_.theme),
               .align = Align::start,
               .bold = true,
               .min_em = 0.6 * place.em});
}

void Painter::draw_caption(const Canvas& canvas, const Frame& frame) const {
    if (layout_.caption_em <= 0 || frame.caption.empty())
        return;
    canvas.part([&] {
        const bool begins = frame.chapter == frame.caption;
        return PagePart{.kind = begins ? PagePart::Kind::title : PagePart::Kind::text,
                        .order = begins ? chapter_order : caption_order,
                        .words = frame.caption};
    });
    draw_lines(canvas, frame.caption, layout_.caption,
               {.em = layout_.caption_em,
                .color = look_.theme.text,
                .halo = halo_of(look_.theme),
                .align = layout_.caption_centered ? Align::center : Align::start},
               {.max = layout_.caption_lines, .height = caption_line, .balanced = true});
}

void Painter::draw_panel(const Canvas& canvas, const Panel& panel, const PanelPlace& place) const {
    const PanelSpace space{place, place.em, look_.theme, piece_};
    const auto draw_it = [&](const auto& shown) { painter_of(shown).draw(canvas, shown, space); };
    canvas.save();
    std::visit(draw_it, panel);
    canvas.restore();
}

std::vector<Rect> Painter::changed_parts(const Panel& before, const Panel& now,
                                         const PanelPlace& place) const {
    const PanelSpace space{place, place.em, look_.theme, piece_};
    const auto parts = [&]<typename Kind>(const Kind& shown) {
        return painter_of(shown).changed_parts(std::get<Kind>(before), shown, space);
    };
    std::vector<Rect> result = std::visit(parts, now);
    for (Rect& part : result)
        part = part.intersected(place.body);
    std::erase_if(result, std::mem_fn(&Rect::is_empty));
    return result;
}

}  // namespace queenreel
