#include "queenreel/paint/palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "queenreel/frame/board_panel.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

bool holds(const std::vector<Color>& palette, Color color) {
    return std::ranges::find(palette, color) != palette.end();
}

TEST(Palette, HoldsTheThemesColorsAndNoMoreThanAsked) {
    for (const Theme& theme : themes()) {
        for (const int colors : {8, 15, 16, 64, 255, 256}) {
            for (const bool bare : {false, true}) {
                for (const bool marks : {false, true}) {
                    for (const Coordinates coordinates :
                         {Coordinates::none, Coordinates::inside, Coordinates::outside}) {
                        const Look look{.theme = theme,
                                        .coordinates = coordinates,
                                        .caption = true,
                                        .bare = bare,
                                        .marks = marks};
                        SCOPED_TRACE(std::string(theme.name) + ' ' + std::to_string(colors));
                        const auto palette = exact_palette(look, colors);
                        EXPECT_LE(palette.size(), static_cast<std::size_t>(colors));
                        for (const Color color :
                             {theme.light, theme.dark, theme.queen, theme.outline, theme.detail})
                            EXPECT_TRUE(holds(palette, color));
                        EXPECT_TRUE(bare || (holds(palette, theme.background) && holds(palette, theme.text)));
                        EXPECT_TRUE(!marks ||
                                    (holds(palette, theme.attacked) && holds(palette, theme.conflict)));
                        for (auto color = palette.begin(); color != palette.end(); ++color)
                            EXPECT_EQ(std::find(color + 1, palette.end(), *color), palette.end())
                                << "all differ";
                    }
                }
            }
        }
    }
}

TEST(Palette, HoldsTheColorsOfMarksAndPanelsForAScene) {
    for (const Theme& theme : themes()) {
        for (const int colors : {63, 64, 256}) {
            Look look{
                .theme = theme,
                .scene = {.panels = {{.kind = PanelKind::code, .title = "Code", .rows = 4, .columns = 20}}}};
            const auto whole = exact_palette(look, colors);
            for (const Color color : {theme.attacked, theme.conflict, theme.tested, theme.rejected,
                                      theme.solved, theme.quiet, theme.accent, theme.background, theme.text})
                EXPECT_TRUE(holds(whole, color)) << theme.name;
            look.bare = true;
            const auto bare = exact_palette(look, colors);
            for (const Color color : {theme.tested, theme.rejected})
                EXPECT_TRUE(holds(bare, color)) << theme.name;
            for (const Color shade : {theme.light, theme.dark})
                for (const Color ground : {wash(theme, shade), solved_tint(theme, shade), lit(theme, shade)})
                    EXPECT_TRUE(holds(bare, ground)) << theme.name;
            EXPECT_LE(whole.size(), static_cast<std::size_t>(colors));
        }
    }
    Look plain{.marks = true};
    const auto rings = exact_palette(plain, 32);
    EXPECT_FALSE(holds(rings, plain.theme.tested)) << "colors that no square has cost bytes";
    plain.scene.marks = true;
    EXPECT_TRUE(holds(exact_palette(plain, 32), plain.theme.tested));
}

/// How far the palette's nearest color is, in the channel that differs most.
int distance_to(const std::vector<Color>& palette, Color color) {
    int least = 255;
    for (const Color other : palette)
        least =
            std::min(least, std::max({std::abs(other.red - color.red), std::abs(other.green - color.green),
                                      std::abs(other.blue - color.blue)}));
    return least;
}

// Law: a panel's grays stay gray and distinct. Pink and light blue of other ramps used to replace some.
TEST(Palette, HoldsTheShadesOfStates) {
    for (const Theme& theme : themes()) {
        SCOPED_TRACE(theme.name);
        Look look{.theme = theme, .scene = {.marks = true}};
        look.scene.panels = {{.kind = PanelKind::state, .title = "", .rows = 10, .columns = 10}};
        for (const int colors : {64, 256}) {
            const auto palette = exact_palette(look, colors);
            for (int share = 0; share <= 20; ++share)
                EXPECT_LE(distance_to(palette, mix(tint(theme), theme.quiet, share / 20.0)), 16) << share;
        }
    }
}

// GIF with 16 colors, one of them transparent: two ramps of six levels, from both shades to black.
TEST(Palette, BareClassicHasSixLevelsARampInFifteenColors) {
    const auto palette = exact_palette({.bare = true}, 15);
    ASSERT_EQ(palette.size(), 15u);
    const Theme& classic = themes().front();
    for (const Color shade : {classic.light, classic.dark}) {
        const auto on_ramp = [&](Color color) {
            const double share = static_cast<double>(color.red) / shade.red;
            return color != shade && color.red > 0 && std::abs(shade.green * share - color.green) <= 1 &&
                   std::abs(shade.blue * share - color.blue) <= 1;
        };
        EXPECT_EQ(std::ranges::count_if(palette, on_ramp), 6);
    }
}

// Law: a GIF has each shade that a number gives to its square, in every theme, and so does PNG.
TEST(Palette, HasTheTintsOfNumbers) {
    for (const Theme& theme : themes())
        for (const int colors : {63, 64}) {
            const auto palette =
                exact_palette({.theme = theme, .scene = {.tints = true, .cards = true}}, colors);
            for (const Color shade : {theme.light, theme.dark})
                for (int level = 0; level <= tint_levels; ++level)
                    EXPECT_TRUE(holds(palette, number_tint(theme, shade, level))) << theme.name << level;
        }
}

TEST(Palette, HalosOfTextOnNothingFadeThroughAlpha) {
    Look look{.caption = true};
    look.theme = with_background(look.theme, {0, 0, 0, 0});
    const auto palette = exact_palette(look, 64);
    const auto faint = [&](Color color) {
        return color.alpha > 0 && color.alpha < 255 && color.red == 255 && color.green == 255 &&
               color.blue == 255;
    };
    EXPECT_GE(std::ranges::count_if(palette, faint), 10);
    EXPECT_TRUE(holds(palette, {0, 0, 0, 0}));
}

}  // namespace
}  // namespace queenreel
