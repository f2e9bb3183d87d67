#include "queenreel/paint/palette.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/picture.h"
#include "queenreel/frame/scene.h"
#include "queenreel/paint/annotations.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/panels/map_shades.h"

namespace queenreel {
namespace {

constexpr std::size_t drawing_colors = 40;  // for a user's drawing on a ground

/// Two colors that meet at smooth edges, and the number of mixed colors between them.
struct Blend {
    Color from;
    Color to;
    int levels = 0;

    bool joins(Color a, Color b) const { return (from == a && to == b) || (from == b && to == a); }

    // More levels would repeat colors.
    int max_levels() const {
        const auto distance = [](std::uint8_t a, std::uint8_t b) { return std::abs(a - b); };
        return std::max({distance(from.red, to.red), distance(from.green, to.green),
                         distance(from.blue, to.blue), distance(from.alpha, to.alpha)}) -
               1;
    }
};

using Pairs = std::vector<std::pair<Color, Color>>;

/// Adds the color pairs for marks with `Look::marks`.
void add_plain_mark_pairs(Pairs& pairs, const Theme& theme) {
    for (const Color shade : {theme.light, theme.dark})
        pairs.emplace_back(wash(theme, shade), theme.attacked);
    pairs.emplace_back(theme.conflict, theme.outline);
}

/// Adds the color pairs for marks, lines and panels.
void add_scene_pairs(Pairs& pairs, const Look& look) {
    const Theme& theme = look.theme;
    add_plain_mark_pairs(pairs, theme);
    for (const Color shade : {theme.light, theme.dark}) {
        for (const Color mark : {theme.conflict, theme.tested, theme.rejected})
            pairs.emplace_back(shade, mark);
        pairs.emplace_back(shade, mix(shade, theme.queen, removed_opacity));
        pairs.emplace_back(solved_tint(theme, shade), theme.outline);
        pairs.emplace_back(lit(theme, shade), theme.outline);
        pairs.emplace_back(lit(theme, shade), theme.rejected);
        pairs.emplace_back(wash(theme, shade), theme.rejected);
    }
    pairs.insert(pairs.end(), {{theme.tested, theme.outline}, {theme.rejected, theme.outline}});
    if (look.scene.is_plain() || look.bare)
        return;
    pairs.insert(pairs.end(), {{theme.background, theme.text},
                               {theme.background, theme.quiet},
                               {theme.background, theme.accent},
                               {tint(theme), theme.text},
                               {tint(theme), theme.accent},
                               {theme.solved, theme.text}});
}

/// Adds the color pairs for locks and blocked squares.
void add_given_pairs(Pairs& pairs, const Theme& theme) {
    for (const Color shade : {theme.light, theme.dark}) {
        pairs.emplace_back(shade, theme.queen);
        pairs.emplace_back(shade, blocked_shade(theme, shade));
    }
}

/// Adds the color pairs for annotations.
void add_annotation_pairs(Pairs& pairs, const Annotations& annotations, const Theme& theme) {
    std::vector<Color> shades{theme.light, theme.dark};
    for (const Highlight& highlight : annotations.highlights)
        shades.push_back(highlighted(shade_of(theme, highlight.row, highlight.column), highlight.color));
    for (const Color shade : shades) {
        pairs.emplace_back(shade, theme.outline);
        if (!annotations.rays.empty())
            pairs.emplace_back(shade, theme.rejected);
        for (const Arrow& arrow : annotations.arrows)
            pairs.emplace_back(shade, arrow_seam(arrow.color, theme));
    }
    for (const Arrow& arrow : annotations.arrows)
        pairs.emplace_back(arrow_seam(arrow.color, theme), arrow.color);
}

/// Adds the color pairs for cards, which bare pictures may have, too.
void add_card_pairs(Pairs& pairs, const Theme& theme) {
    pairs.insert(pairs.end(), {{theme.background, theme.text}, {theme.background, theme.quiet}});
    for (const Color shade : {theme.light, theme.dark})
        pairs.insert(pairs.end(),
                     {{shade, theme.rejected}, {shade, theme.outline}, {wash(theme, shade), theme.rejected}});
}

bool has_text(const Look& look) {
    return !look.bare && (look.caption || look.coordinates == Coordinates::outside || !look.scene.is_plain());
}

Pairs meeting_pairs(const Look& look) {
    const Theme& theme = look.theme;
    Pairs pairs{{theme.light, theme.outline},
                {theme.dark, theme.outline},
                {theme.outline, theme.queen},
                {theme.queen, theme.detail}};
    if (look.coordinates == Coordinates::inside && !look.bare) {
        pairs.emplace_back(theme.light, theme.queen);
        pairs.emplace_back(theme.dark, theme.queen);
    }
    const Color halo = halo_of(theme);
    if (halo.alpha > 0 && has_text(look))
        pairs.insert(pairs.end(), {{theme.background, halo}, {halo, theme.text}});
    else if ((look.caption || look.coordinates == Coordinates::outside) && !look.bare)
        pairs.emplace_back(theme.background, theme.text);
    if (look.marks) {
        add_plain_mark_pairs(pairs, theme);
        if (look.coordinates == Coordinates::inside && !look.bare)
            pairs.emplace_back(theme.conflict, theme.queen);
    }
    if (has_all_marks(look))
        add_scene_pairs(pairs, look);
    if (look.scene.givens)
        add_given_pairs(pairs, theme);
    if (look.scene.asks)
        for (const Color shade : {theme.light, theme.dark})
            pairs.insert(pairs.end(), {{shade, theme.queen}, {shade, theme.tested}});
    if (look.scene.tints)
        for (const Color shade : {theme.light, theme.dark})
            for (int level = 0; level <= tint_levels; ++level)
                pairs.emplace_back(number_tint(theme, shade, level), theme.queen);
    if (look.annotations.any())
        add_annotation_pairs(pairs, look.annotations, theme);
    if (look.scene.cards)
        add_card_pairs(pairs, theme);
    if (look.scene.charts)
        pairs.insert(pairs.end(), {{theme.background, theme.text},
                                   {theme.background, theme.quiet},
                                   {theme.background, theme.accent}});
    if (look.scene.hues)
        for (int hue = 0; hue < StatePanel::hue_count; ++hue)
            pairs.emplace_back(theme.background, chart_color(theme, hue));
    return pairs;
}

/// Shades of filled areas that no pair of colors has, or that encode a quantity. A blend's mixed colors must
/// not replace them.
std::vector<Color> shades_of_fills(const Look& look) {
    constexpr int state_levels = 7;
    const Theme& theme = look.theme;
    std::vector<Color> shades;
    if (look.scene.marks)  // a pale queen stands over a refusal or an attacked square
        for (const Color ground : {theme.rejected, wash(theme, theme.light), wash(theme, theme.dark),
                                   lit(theme, theme.light), lit(theme, theme.dark)})
            shades.push_back(mix(ground, theme.queen, tried_opacity));
    if (!look.bare &&
        std::ranges::find(look.scene.panels, PanelKind::state, &PanelSlot::kind) != look.scene.panels.end())
        for (int level = 0; level <= state_levels; ++level)
            shades.push_back(mix(tint(theme), theme.quiet, static_cast<double>(level) / state_levels));
    if (look.scene.turns)
        for (int level = -turning_levels; level <= turning_levels; ++level) {
            const auto [light, dark] = turning_shades(theme, static_cast<double>(level) / turning_levels);
            shades.insert(shades.end(), {light, dark});
        }
    if (!look.bare && (look.scene.maps || std::ranges::find(look.scene.panels, PanelKind::map,
                                                            &PanelSlot::kind) != look.scene.panels.end()))
        for (const Color shade : map_colors(theme))
            shades.push_back(shade);
    if (!look.bare && std::ranges::any_of(look.scene.panels, [](const PanelSlot& slot) {
            return slot.kind == PanelKind::state && StatePanel::wraps(slot);
        }))
        for (int hue = 0; hue < StatePanel::hue_count; ++hue)
            shades.push_back(cell_color(hue));
    return shades;
}

void add(std::vector<Color>& palette, Color color) {
    if (std::ranges::find(palette, color) == palette.end())
        palette.push_back(color);
}

/// Gives each blend a level in turn until there are none left.
void share_levels(std::vector<Blend>& blends, int levels) {
    bool taken = true;
    while (levels > 0 && taken) {
        taken = false;
        for (Blend& blend : blends) {
            if (levels > 0 && blend.levels < blend.max_levels()) {
                ++blend.levels;
                --levels;
                taken = true;
            }
        }
    }
}

}  // namespace

bool has_all_marks(const Look& look) {
    return look.scene.marks || look.scene.givens || look.scene.tints || !look.scene.is_plain();
}

std::vector<Color> exact_palette(const Look& look, int colors) {
    if (colors == all_colors)
        return {};
    const auto pairs = meeting_pairs(look);
    std::vector<Color> palette;
    if (!look.bare) {
        add(palette, look.theme.background);
        add(palette, look.theme.text);
    }
    for (const auto& drawing : {look.own_piece, look.logo}) {
        if (!drawing)
            continue;
        for (const Color ground : drawing == look.logo ? std::vector{look.theme.background}
                                                       : std::vector{look.theme.light, look.theme.dark})
            for (const Color color : colors_of(*drawing, ground, drawing_colors))
                add(palette, color);
    }
    std::vector<Blend> blends;
    for (const auto& [from, to] : pairs) {
        add(palette, from);
        add(palette, to);
        const auto known = [&](const Blend& blend) { return blend.joins(from, to); };
        if (from != to && std::ranges::none_of(blends, known))
            blends.push_back({from, to});
    }
    const auto max = static_cast<std::size_t>(colors);
    for (const Color color : shades_of_fills(look))
        add(palette, color);
    if (palette.size() > max)
        palette.resize(max);
    share_levels(blends, colors - static_cast<int>(palette.size()));
    for (const Blend& blend : blends)
        for (int level = 1; level <= blend.levels; ++level)
            add(palette, mix(blend.from, blend.to, static_cast<double>(level) / (blend.levels + 1)));
    return palette;
}

}  // namespace queenreel
