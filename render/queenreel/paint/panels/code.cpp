#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double gutter = 1.3;  // for the arrow, in em

/// The line that the light is on or nearest to.
int lit_line(const CodePanel& panel) {
    return panel.light ? rounded(*panel.light) : panel.active;
}

/// The first of `shown` of a panel's lines so that the current one is among them: at the beginning or the end
/// of the code if it is there, or else a page in between.
std::size_t first_shown(const CodePanel& panel, std::size_t shown) {
    const auto lit = static_cast<std::size_t>(std::max(0, lit_line(panel)));
    const std::size_t last = panel.lines.size() - shown;
    return lit < shown ? 0 : lit >= last ? last : std::min(lit / shown * shown, last);
}

/// The lines that are shown: all of them or, if the panel is too low, some with the current one.
class CodeLines {
  public:
    CodeLines(const CodePanel& panel, const PanelSpace& space)
        : shown_(std::min(panel.lines.size(), room(space))),
          first_(first_shown(panel, shown_)),
          place_(with_rows(space.place, room(space))),
          rows_({place_, space.em, space.theme, space.piece}, shown_) {}

    std::size_t first() const { return first_; }
    std::size_t end() const { return first_ + shown_; }
    Rect row(std::size_t line) const { return rows_.row(line - first_); }

    /// The lit rectangle, between two lines while the light moves.
    Rect lit_row(double line) const {
        const auto above = static_cast<std::size_t>(std::max(line, static_cast<double>(first_)));
        Rect lit = row(std::min(above, end() - 1));
        const Rect next = row(std::min(above + 1, end() - 1));
        lit.y += rounded((line - std::floor(line)) * (next.y - lit.y));
        return lit;
    }
    double row_em() const { return rows_.em(); }

    /// One size for all lines, at which the longest fits.
    double em() const {
        const double room = place_.body.width - (gutter + 0.3) * rows_.em();
        return std::min(rows_.em(), room / (mono_width * std::max(1, place_.slot.columns)));
    }

  private:
    static PanelPlace with_rows(PanelPlace place, std::size_t rows) {
        place.slot.rows = std::min(place.slot.rows, static_cast<int>(rows));
        return place;
    }

    static std::size_t room(const PanelSpace& space) {
        const double lines = space.place.body.height / (close_line_height * space.em);
        const auto fitting = static_cast<std::size_t>(std::max(1.0, lines + 1e-6));
        // Slightly smaller letters are preferred if hardly a line is missing.
        const auto all = static_cast<std::size_t>(std::max(1, space.place.slot.rows));
        return 0.85 * static_cast<double>(all) <= lines ? all : fitting;
    }

    std::size_t shown_;
    std::size_t first_;
    PanelPlace place_;
    TextRows rows_;
};

/// A line of code in its row, or the light behind the lines.
struct CodePart {
    Rect place;
    double em;
    double row_em;
    Align side = Align::left;  ///< where lines begin: at the right for code that reads from right to left
    std::string_view line{};
    bool is_light = false;
    bool bold = false;

    friend bool operator==(const CodePart&, const CodePart&) = default;
};

std::vector<CodePart> code_parts(const CodePanel& panel, const PanelSpace& space) {
    const CodeLines lines(panel, space);
    const double em = lines.em();
    const bool is_lit = panel.active >= 0;
    const bool is_mirrored = !panel.lines.empty() && reads_right_to_left(panel.lines.front());
    const Align side = is_mirrored ? Align::right : Align::left;
    std::vector<CodePart> parts{{.place = is_lit ? lines.lit_row(panel.light.value_or(panel.active)) : Rect{},
                                 .em = em,
                                 .row_em = lines.row_em(),
                                 .side = side,
                                 .is_light = true}};
    for (std::size_t i = lines.first(); i < lines.end(); ++i)
        parts.push_back({.place = lines.row(i),
                         .em = em,
                         .row_em = lines.row_em(),
                         .side = side,
                         .line = panel.lines[i],
                         .bold = static_cast<int>(i) == lit_line(panel)});
    return parts;
}

/// Draws the light, or a line with its indentation, so that lines of the same depth align.
void draw_code_part(const Canvas& canvas, const CodePart& part, const PanelSpace& space) {
    const Rect& row = part.place;
    if (part.is_light)
        return draw_active_row(canvas, row, part.row_em, space.theme, part.side);
    const std::size_t indent = std::min(part.line.find_first_not_of(' '), part.line.size());
    const int depth = rounded(gutter * part.row_em + static_cast<double>(indent) * mono_width * part.em);
    const int left = part.side == Align::right ? row.x : row.x + depth;
    draw_text(canvas, part.line.substr(indent), {left, row.y, row.width - depth, row.height},
              {.em = part.em,
               .color = space.theme.text,
               .halo = halo_of(space.theme),
               .align = part.side,
               .bold = part.bold,
               .family = Family::mono,
               .min_em = 0.8 * part.em});
}

}  // namespace

PanelPainter<CodePanel> painter_of(const CodePanel& /*panel*/) {
    return painter_of_parts<CodePanel, code_parts, draw_code_part>();
}

}  // namespace queenreel
