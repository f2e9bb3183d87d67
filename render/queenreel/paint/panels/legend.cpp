#include <algorithm>

#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

/// The layout of entries: row by row, in as many columns as fit.
class LegendGrid {
  public:
    LegendGrid(const PanelSpace& space, int count) : body_(space.place.body) {
        const double wide = LegendPanel::width(space.place.slot.columns) * space.em;
        const int fitting = std::clamp(static_cast<int>(body_.width / wide), 1, std::max(1, count));
        const int down = (count + fitting - 1) / fitting;
        across_ = std::max(1, (count + down - 1) / std::max(1, down));
        column_ = std::min(1.15 * wide, static_cast<double>(body_.width) / across_);
        pitch_ =
            std::min(LegendPanel::pitch * space.em, static_cast<double>(body_.height) / std::max(1, down));
        em_ = std::min(space.em, pitch_ / LegendPanel::pitch);
    }

    double em() const { return em_; }  ///< font size in pixels

    Rect entry(int index) const {
        const int row = index / across_;
        const int left = body_.x + rounded(index % across_ * column_);
        const int top = body_.y + rounded(row * pitch_);
        return {left, top, static_cast<int>(column_), static_cast<int>(pitch_)};
    }

  private:
    Rect body_;
    int across_ = 1;
    double column_;
    double pitch_;
    double em_;
};

void draw_entry(const Canvas& canvas, const LegendPanel::Entry& entry, const Rect& place, double em,
                const PanelSpace& space) {
    const int side = std::max(1, static_cast<int>(LegendPanel::square * em));
    const Layout square{.width = side, .height = side, .board_size = 1, .square = side};
    canvas.save();
    const int above = (place.height - side) / 2;
    const bool is_mirrored = reads_right_to_left(entry.words);
    canvas.translate(is_mirrored ? place.right() - side : place.x, place.y + above);
    canvas.rectangle(0, 0, side, side);
    canvas.clip();
    BoardPainter(space.theme, space.piece, square, Stamp::Kept::drawing).draw_cell(canvas, entry.cell, 0, 0);
    canvas.restore();
    const int words = side + rounded(0.5 * em);
    const Rect beside{place.x + words, place.y, place.width - words, place.height};
    draw_text(canvas, entry.words, is_mirrored ? beside.mirrored(place) : beside,
              {.em = em,
               .color = space.theme.text,
               .halo = halo_of(space.theme),
               .align = Align::start,
               .min_em = 0.75 * em});
}

void draw(const Canvas& canvas, const LegendPanel& panel, const PanelSpace& space) {
    const LegendGrid grid(space, static_cast<int>(panel.entries.size()));
    for (int i = 0; const LegendPanel::Entry& entry : panel.entries) {
        const Rect place = grid.entry(i++);
        if (canvas.is_visible(place))
            draw_entry(canvas, entry, place, grid.em(), space);
    }
}

}  // namespace

PanelPainter<LegendPanel> painter_of(const LegendPanel& /*panel*/) {
    return {.draw = draw};
}

}  // namespace queenreel
