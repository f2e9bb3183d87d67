#include "paint/palette.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace queenreel {
namespace {

// Two colors that meet at smooth edges, and how many mixed ones lie between them.
struct Ramp {
    Color from;
    Color to;
    int levels = 0;

    bool joins(Color a, Color b) const { return (from == a && to == b) || (from == b && to == a); }

    // More levels than that would repeat colors.
    int most_levels() const {
        const auto distance = [](std::uint8_t a, std::uint8_t b) { return std::abs(a - b); };
        return std::max({distance(from.red, to.red), distance(from.green, to.green),
                         distance(from.blue, to.blue), distance(from.alpha, to.alpha)}) -
               1;
    }
};

std::vector<std::pair<Color, Color>> meeting_pairs(const Look& look) {
    const Theme& theme = look.theme;
    std::vector<std::pair<Color, Color>> pairs{{theme.light, theme.outline},
                                               {theme.dark, theme.outline},
                                               {theme.outline, theme.queen},
                                               {theme.queen, theme.detail}};
    if (look.coordinates == Coordinates::inside && !look.bare) {
        pairs.emplace_back(theme.light, theme.queen);
        pairs.emplace_back(theme.dark, theme.queen);
    }
    if ((look.caption || look.coordinates == Coordinates::outside) && !look.bare)
        pairs.emplace_back(theme.background, theme.text);
    if (look.marks) {
        pairs.emplace_back(theme.light, theme.attacked);
        pairs.emplace_back(theme.dark, theme.attacked);
        pairs.emplace_back(theme.conflict, theme.outline);
        if (look.coordinates == Coordinates::inside && !look.bare)
            pairs.emplace_back(theme.conflict, theme.queen);
    }
    return pairs;
}

void add(std::vector<Color>& palette, Color color) {
    if (std::ranges::find(palette, color) == palette.end())
        palette.push_back(color);
}

// What covering `from` with `to` by `share` gives; colors mix with their alpha multiplied in, as in Cairo.
Color mix(Color from, Color to, double share) {
    const double from_weight = from.alpha * (1 - share);
    const double to_weight = to.alpha * share;
    const double alpha = from_weight + to_weight;
    if (alpha <= 0)
        return from;
    const auto channel = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround((a * from_weight + b * to_weight) / alpha));
    };
    return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue),
            static_cast<std::uint8_t>(std::lround(alpha))};
}

// Gives each ramp a level in turn until there are no more to give.
void share_levels(std::vector<Ramp>& ramps, int levels) {
    bool taken = true;
    while (levels > 0 && taken) {
        taken = false;
        for (Ramp& ramp : ramps) {
            if (levels > 0 && ramp.levels < ramp.most_levels()) {
                ++ramp.levels;
                --levels;
                taken = true;
            }
        }
    }
}

}  // namespace

std::vector<Color> exact_palette(const Look& look, int colors) {
    const auto pairs = meeting_pairs(look);
    std::vector<Color> palette;
    if (!look.bare) {
        add(palette, look.theme.background);
        add(palette, look.theme.text);
    }
    std::vector<Ramp> ramps;
    for (const auto& [from, to] : pairs) {
        add(palette, from);
        add(palette, to);
        const auto known = [&](const Ramp& ramp) { return ramp.joins(from, to); };
        if (from != to && std::ranges::none_of(ramps, known))
            ramps.push_back({from, to});
    }
    const auto most = static_cast<std::size_t>(colors);
    if (palette.size() > most)
        palette.resize(most);
    share_levels(ramps, colors - static_cast<int>(palette.size()));
    for (const Ramp& ramp : ramps) {
        for (int level = 1; level <= ramp.levels; ++level)
            add(palette, mix(ramp.from, ramp.to, static_cast<double>(level) / (ramp.levels + 1)));
    }
    return palette;
}

}  // namespace queenreel
