#include "queenreel/paint/panels/text_rows.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/panel.h"
#include "queenreel/paint/ink.h"

namespace queenreel {

TextRows::TextRows(const PanelSpace& space, std::size_t count) : body_(space.place.body) {
    const double rows = std::max<double>({1.0, static_cast<double>(count), 1.0 * space.place.slot.rows});
    pitch_ = std::min(line_height * space.em, body_.height / rows);
    em_ = std::min(space.em, pitch_ / close_line_height);
    room_ = static_cast<std::size_t>(body_.height / pitch_ + 1e-6);
}

Rect TextRows::row(std::size_t index) const {
    const auto edge = [&](double at) { return body_.y + rounded(at * pitch_); };
    const int top = edge(static_cast<double>(index));
    const int bottom = std::min(edge(static_cast<double>(index) + 1), body_.y + body_.height);
    return {body_.x, top, body_.width, std::max(0, bottom - top)};
}

int draw_value(const Canvas& canvas, std::string_view value, const Rect& line, const TextStyle& style) {
    // One pixel at each end, because glyphs are on whole ones.
    const int wide = std::min(line.width * 3 / 5, static_cast<int>(std::ceil(text_width(value, style))) + 1);
    const int left = style.align == Align::left ? line.x + 1 : line.x + line.width - wide - 1;
    draw_text(canvas, value, {left, line.y, wide, line.height}, style);
    return wide + 1;
}

void draw_active_row(const Canvas& canvas, const Rect& row, double em, const Theme& theme, Align side) {
    fill_rectangle(canvas, row, tint(theme));
    const double middle = row.y + row.height / 2.0;
    const double half = 0.32 * em;
    const double inwards = side == Align::right ? -1 : 1;
    const double edge = (side == Align::right ? row.x + row.width : row.x) + inwards * 0.35 * em;
    canvas.move_to(edge, middle - half);
    canvas.line_to(edge + inwards * 1.5 * half, middle);
    canvas.line_to(edge, middle + half);
    canvas.close_path();
    canvas.fill(theme.accent);
}

}  // namespace queenreel
