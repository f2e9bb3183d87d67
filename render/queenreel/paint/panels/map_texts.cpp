#include "queenreel/paint/panels/map_texts.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "queenreel/base/text.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/map_lanes.h"
#include "queenreel/paint/panels/map_shades.h"
#include "queenreel/paint/panels/text_rows.h"
#include "queenreel/paint/text.h"

namespace queenreel {

/// Draws the text above the map: its name and, at the end of the line, its progress.
void MapTexts::draw_line() const {
    const Rect& line = place_.line();
    if (line.is_empty() || !canvas_.is_visible(line))
        return;
    TextStyle style{.em = place_.em(),
                    .color = panel_.lit ? theme_.accent : theme_.text,
                    .halo = halo_of(theme_),
                    .align = Align::right,
                    .bold = panel_.lit,
                    .min_em = 0.7 * place_.em()};
    const Rect text{place_.lanes().x, line.y, line.right() - place_.lanes().x, line.height};
    const int wide = draw_value(canvas_, panel_.value, text, style);
    style.align = Align::left;
    style.bold = true;
    const int gap = wide > 0 ? rounded(0.8 * place_.em()) : 0;
    const int end = text.right() - wide - gap;
    draw_text(canvas_, panel_.name, {text.x, text.y, end - text.x, text.height}, style);
    const int named = text.x + static_cast<int>(text_width(panel_.name, style)) + gap;
    style.bold = false;
    style.color = theme_.quiet;
    style.em *= 0.9;
    if (panel_.scale.is_bent() && place_.bend() >= named &&
        place_.bend() + text_width(panel_.bend, style) <= end)
        draw_text(canvas_, panel_.bend, {place_.bend(), text.y, end - place_.bend(), text.height}, style);
}

void MapTexts::draw_names() const {
    if (place_.names().width == 0)
        return;
    const TextStyle style{
        .em = place_.name_em(), .color = theme_.quiet, .halo = halo_of(theme_), .align = Align::right};
    for (std::size_t i = 0; i < place_.level_names().size(); ++i)
        if (const Rect box = place_.name(i); canvas_.is_visible(box))
            draw_text(canvas_, place_.level_names()[i], box, style);
}

/// Draws the columns of the first queens on them.
void MapTexts::draw_block_names() const {
    if (map_.blocks.empty())
        return;
    const Rect lane = place_.lane(0);
    const double em = std::min(0.9 * place_.em(), 0.85 * lane.height);
    if (em < min_map_name * place_.em())
        return;
    const TextStyle style{.em = em, .color = name_color(), .bold = true};
    const int end = place_.lanes().x + drawn_pixels(place_, theme_);
    for (const SearchMap::Block& block : map_.blocks) {
        const int left = place_.x_of(static_cast<double>(block.begin));
        const Rect box{left, lane.y, place_.x_of(static_cast<double>(block.end)) - left, lane.height};
        const bool is_told = theme_.background.alpha > 0 || box.right() <= end;
        if (is_told && canvas_.is_visible(box) && text_width(block.name, style) < box.width - 4)
            draw_text(canvas_, block.name, box, style);
    }
}

/// The text or background color, whichever is legible on queens.
Color MapTexts::name_color() const {
    const Color ground = map_color(theme_, {MapShade::full, 0, MapShade::half});
    return readable_on(ground);
}

/// Draws the number of solutions of each first queen, once it is known; of none if one of them lacks
/// room for its number.
void MapTexts::draw_counts() const {
    if (place_.counts().is_empty())
        return;
    TextStyle style{.em = place_.em(), .color = theme_.text, .halo = halo_of(theme_), .bold = true};
    const double fit = narrowest_fit(style);
    if (fit < min_map_name)
        return;
    style.em *= fit;
    const auto told = solutions_told(map_, place_.looks_now());
    for (std::size_t i = 0; i < map_.blocks.size(); ++i) {
        const Rect box = count_box(map_.blocks[i]);
        if (!told[i] || !canvas_.is_visible(box))
            continue;
        draw_text(canvas_, grouped(*told[i]), box, style);
    }
}

Rect MapTexts::count_box(const SearchMap::Block& block) const {
    const int left = place_.x_of(static_cast<double>(block.begin));
    return {left, place_.counts().y, place_.x_of(static_cast<double>(block.end)) - left,
            place_.counts().height};
}

/// The factor by which letters must shrink to fit below the narrowest first queen.
double MapTexts::narrowest_fit(const TextStyle& style) const {
    double fit = 1;
    for (const SearchMap::Block& block : map_.blocks)
        fit = std::min(
            fit, 0.8 * count_box(block).width / std::max(1.0, text_width(grouped(block.solutions), style)));
    return fit;
}

}  // namespace queenreel
