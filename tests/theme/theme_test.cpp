#include "queenreel/theme/contrasts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

namespace queenreel {
namespace {

using Rgb = std::array<double, 3>;

Rgb linear(Color color) {
    const auto channel = [](std::uint8_t value) {
        const double v = value / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return {channel(color.red), channel(color.green), channel(color.blue)};
}

Rgb times(const std::array<Rgb, 3>& matrix, const Rgb& v) {
    Rgb result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

// Full color blindness as matrices on linear RGB (Machado, Oliveira & Fernandes 2009, severity 1).
constexpr std::array<Rgb, 3> full_sight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr std::array<Rgb, 3> protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr std::array<Rgb, 3> deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr std::array<Rgb, 3> tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// CIELAB under D65.
Rgb lab(const Rgb& rgb) {
    constexpr std::array<Rgb, 3> to_xyz{{{0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505},
                                         {0.2126, 0.7152, 0.0722},
                                         {0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089}}};
    Rgb f = times(to_xyz, rgb);
    for (double& v : f)
        v = v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16.0 / 116;
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

// CIE76; 2.3 is just noticeable.
double difference(const std::array<Rgb, 3>& eyes, Color a, Color b) {
    const Rgb one = lab(times(eyes, linear(a)));
    const Rgb other = lab(times(eyes, linear(b)));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

TEST(Theme, NamesAreUniqueAndFound) {
    std::set<std::string_view> names;
    for (const Theme& theme : themes()) {
        EXPECT_TRUE(names.insert(theme.name).second) << theme.name;
        EXPECT_EQ(find_theme(theme.name), &theme);
        EXPECT_FALSE(theme.summary.empty());
    }
    EXPECT_EQ(find_theme("no such theme"), nullptr);
    EXPECT_EQ(themes().front().name, "classic");
}

// S4's own colors.
TEST(Theme, ClassicIsBrownWood) {
    const Theme& classic = themes().front();
    EXPECT_EQ(classic.light, (Color{0xF0, 0xD9, 0xB5}));
    EXPECT_EQ(classic.dark, (Color{0xB5, 0x88, 0x63}));
    EXPECT_EQ(classic.queen, (Color{0, 0, 0}));
}

TEST(Theme, QueensAreReadableOnBothShades) {
    for (const Theme& theme : themes()) {
        for (const Color shade : {theme.light, theme.dark})
            EXPECT_GE(std::max(contrast(theme.queen, shade), contrast(theme.outline, shade)), 3)
                << theme.name;
        EXPECT_GE(contrast(theme.detail, theme.queen), 3) << theme.name;
    }
}

TEST(Theme, TextIsReadable) {
    for (const Theme& theme : themes()) {
        EXPECT_GE(contrast(theme.text, theme.background), 4.5) << theme.name;
        // Coordinates inside squares have the queens' color.
        EXPECT_GE(contrast(theme.queen, theme.light), 3) << theme.name;
        EXPECT_GE(contrast(theme.queen, theme.dark), 3) << theme.name;
    }
}

TEST(Theme, LightSquaresAreLighter) {
    const Color black{0, 0, 0};
    for (const Theme& theme : themes()) {
        EXPECT_GT(contrast(theme.light, black), contrast(theme.dark, black)) << theme.name;
        EXPECT_GE(contrast(theme.light, theme.dark), 1.6) << theme.name;
    }
}

TEST(Theme, MarksStandOutWhateverColorsOneSees) {
    for (const Theme& theme : themes()) {
        for (const auto& eyes : {full_sight, protanopia, deuteranopia, tritanopia}) {
            for (const Color mark : {theme.attacked, theme.conflict})
                for (const Color shade : {theme.light, theme.dark})
                    EXPECT_GE(difference(eyes, mark, shade), 20) << theme.name;
            EXPECT_GE(difference(eyes, theme.attacked, theme.conflict), 15) << theme.name;
        }
        for (const Color shade : {theme.light, theme.dark}) {
            EXPECT_GE(contrast(theme.attacked, shade), 3) << theme.name;
            EXPECT_GE(contrast(theme.conflict, shade), 2.3) << theme.name;
        }
    }
}

TEST(Theme, MarksOfASearchStandOutWhateverColorsOneSees) {
    for (const Theme& theme : themes()) {
        SCOPED_TRACE(theme.name);
        for (const Color mark : {theme.tested, theme.rejected}) {
            for (const Color shade : {theme.light, theme.dark}) {
                EXPECT_GE(contrast(mark, shade), 3);
                for (const auto& eyes : {full_sight, protanopia, deuteranopia, tritanopia})
                    EXPECT_GE(difference(eyes, mark, shade), 20);
            }
        }
        for (const auto& eyes : {full_sight, protanopia, deuteranopia, tritanopia})
            EXPECT_GE(difference(eyes, theme.tested, theme.rejected), 20);
        // The tint behind a queen differs from it, and from the square.
        EXPECT_GE(std::max(contrast(theme.solved, theme.queen), contrast(theme.solved, theme.outline)), 4.5);
        for (const auto& eyes : {full_sight, protanopia, deuteranopia, tritanopia})
            for (const Color shade : {theme.light, theme.dark})
                EXPECT_GE(difference(eyes, theme.solved, shade), 15);
    }
}

TEST(Theme, PanelsAreReadable) {
    for (const Theme& theme : themes()) {
        SCOPED_TRACE(theme.name);
        EXPECT_GE(contrast(theme.quiet, theme.background), 4.5);
        EXPECT_GE(contrast(theme.accent, theme.background), 4.5);
        for (const auto& eyes : {full_sight, protanopia, deuteranopia, tritanopia})
            EXPECT_GE(difference(eyes, theme.accent, theme.quiet), 15);
    }
}

TEST(Theme, HasNoWeakContrast) {
    for (const Theme& theme : themes())
        for (const WeakContrast& weak : weak_contrasts(theme))
            ADD_FAILURE() << theme.name << ": " << weak.one << " and " << weak.other << ", " << weak.contrast;
}

TEST(Theme, AColorLikeAnotherIsWeakAgainstIt) {
    struct Likeness {
        std::string_view one;
        std::string_view other;
    };
    for (const auto& [one, other] :
         {Likeness{"text", "background"}, Likeness{"quiet", "background"}, Likeness{"accent", "background"},
          Likeness{"light", "dark"}, Likeness{"queen", "dark"}, Likeness{"detail", "queen"},
          Likeness{"attacked", "light"}, Likeness{"conflict", "dark"}, Likeness{"tested", "light"},
          Likeness{"rejected", "dark"}}) {
        Theme theme = themes().front();
        theme.*(find_theme_color(one)->color) = theme.*(find_theme_color(other)->color);
        const std::vector<WeakContrast> weak = weak_contrasts(theme);
        const auto found = std::ranges::find_if(
            weak, [&](const WeakContrast& pair) { return pair.one == one && pair.other == other; });
        ASSERT_NE(found, weak.end()) << one;
        EXPECT_EQ(found->contrast, 1) << one;
    }
    Theme theme = themes().front();
    theme.background = {0, 0, 0, 0};
    EXPECT_TRUE(weak_contrasts(theme).empty()) << "what is behind is not known";
}

TEST(Theme, TextStaysReadableOnAnotherBackground) {
    for (const Theme& theme : themes()) {
        for (const Color background :
             {Color{0, 0, 0}, Color{255, 255, 255}, Color{0x77, 0x77, 0x77}, Color{255, 0, 0}}) {
            const Theme other = with_background(theme, background);
            EXPECT_EQ(other.background, background);
            EXPECT_GE(contrast(other.text, background), 4.5) << theme.name;
            EXPECT_GE(contrast(other.quiet, background), 4.5) << theme.name;
            EXPECT_GE(contrast(other.accent, background), 4.5) << theme.name;
        }
        EXPECT_EQ(with_background(theme, theme.background).text, theme.text);
        EXPECT_EQ(with_background(theme, {0, 0, 0, 0}).text, theme.text) << "what is behind is not known";
    }
}

}  // namespace
}  // namespace queenreel
