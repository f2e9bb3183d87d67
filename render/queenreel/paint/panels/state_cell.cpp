#include "queenreel/paint/panels/state_cell.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/tokens.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double text_of_cell = 0.62;  // font size relative to the cell's side; more without a cell around it
constexpr double text_alone = 0.75;
constexpr double letter_alone = 0.9;

Color fill_of(const StatePanel::Cell& cell, const Theme& theme) {
    const double strength = std::clamp(cell.strength, 0.0, 1.0);
    if (cell.hue >= 0)
        return cell_color(cell.hue);
    return cell.fill == StatePanel::Fill::lit ? theme.accent : mix(tint(theme), theme.quiet, strength);
}

/// The color of a cell's text, which contrasts with its fill.
Color text_of(const StatePanel::Cell& cell, const Theme& theme) {
    switch (cell.fill) {
        case StatePanel::Fill::none:
            return theme.text;
        case StatePanel::Fill::off:
        case StatePanel::Fill::done:
        case StatePanel::Fill::gone:
            return theme.quiet;
        case StatePanel::Fill::on:
        case StatePanel::Fill::lit:
            break;
    }
    const Color fill = fill_of(cell, theme);
    return contrast(theme.background, fill) > contrast(theme.text, fill) ? theme.background : theme.text;
}

void cross_out(const Canvas& canvas, const Rect& box, const Theme& theme) {
    const double side = std::min(box.width, box.height);
    const double inset = 0.22 * side;
    const double middle = box.x + box.width / 2.0;
    canvas.line({middle - side / 2 + inset, box.y + box.height - inset},
                {middle + side / 2 - inset, box.y + inset});
    canvas.stroke(theme.quiet, std::max(1.0, 0.09 * side));
}

}  // namespace

void draw_state_cell(const Canvas& canvas, const StatePanel::Cell& cell, const Rect& box, const Theme& theme,
                     double max_em) {
    const double line = std::max(1.0, std::round(0.05 * std::min(box.width, box.height)));
    switch (cell.fill) {
        case StatePanel::Fill::none:
            break;
        case StatePanel::Fill::off:
        case StatePanel::Fill::done:
            outline_rectangle(canvas, box, line, theme.quiet);
            break;
        case StatePanel::Fill::gone:
            fill_rectangle(canvas, box, tint(theme));
            break;
        case StatePanel::Fill::on:
        case StatePanel::Fill::lit:
            fill_rectangle(canvas, box, fill_of(cell, theme));
            break;
    }
    const bool is_wide = box.width > 1.3 * box.height;
    const bool is_alone = cell.fill == StatePanel::Fill::none;
    const double share = is_alone && cell.text.size() == 1 ? letter_alone
                         : is_alone || is_wide             ? text_alone
                                                           : text_of_cell;
    const double em = is_alone ? std::min(share * box.height, max_em) : share * box.height;
    if (em >= least_em && !cell.text.empty())
        draw_text(canvas, cell.text, box,
                  {.em = em, .color = text_of(cell, theme), .bold = cell.fill == StatePanel::Fill::lit});
    if (cell.fill == StatePanel::Fill::done)
        cross_out(canvas, box, theme);
    if (cell.framed)
        outline_rectangle(canvas, box, std::max(2.0, std::round(0.14 * std::min(box.width, box.height))),
                          theme.text);
}

}  // namespace queenreel
