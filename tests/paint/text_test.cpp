#include "queenreel/paint/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "pixels.h"
#include "queenreel/frame/panel.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/text_layout.h"

namespace queenreel {
namespace {

TEST(TextWidths, DigitsHaveOne) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    for (const Family family : {Family::sans, Family::mono}) {
        for (const bool bold : {false, true}) {
            const TextStyle style{.em = 100, .bold = bold, .family = family};
            const double one = text_width("1111", style);
            for (char digit = '0'; digit <= '9'; ++digit) {
                const std::string d(1, digit);
                EXPECT_NEAR(text_width(d + d + d + d, style), one, 1) << d;
            }
        }
    }
}

// Law: in every weight, code takes the room that layouts keep for it, and no two characters merge.
TEST(TextWidths, CodeIsAsWideAsLayoutsSay) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    for (const bool bold : {false, true}) {
        for (const std::string text : {"i", "m", "search(row + 1),", "a -> b", "row <= n, row != m"}) {
            const TextStyle style{.em = 100, .bold = bold, .family = Family::mono};
            const double room = mono_width * 100 * static_cast<double>(text.size());
            EXPECT_LE(text_width(text, style), room + 0.5) << text;
            EXPECT_GE(text_width(text, style), 0.98 * room) << text;
        }
    }
}

// Law: where lines are as wide as their words require, balancing breaks no word.
TEST(TextLines, BalanceBreaksNoWord) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    const TextStyle style{.em = 46};
    for (const std::string text :
         {"1,000 times closer: still invisible", "One in each row and column, 20!: boards",
          "Flipped over the other diagonal: same board"}) {
        for (int width = 300; width <= 900; width += 7) {
            const auto layout = layout_balanced(text, style, style.em, width);
            const std::string shown = pango_layout_get_text(layout.get());
            for (int i = 1; i < pango_layout_get_line_count(layout.get()); ++i) {
                const auto start =
                    static_cast<std::size_t>(pango_layout_get_line_readonly(layout.get(), i)->start_index);
                EXPECT_EQ(shown[start - 1], ' ') << shown << " at " << width << ", line " << i;
            }
        }
    }
}

constexpr Rect text_box{10, 10, 300, 80};

Pixels lines_of_text(const std::string& text, const TextStyle& style, int max, bool balanced = false) {
    return drawn(320, 100, [&](cairo_t* context) {
        draw_lines(context, text, text_box, style, {.max = max, .height = 1.3, .balanced = balanced});
    });
}

/// Runs of rows of pixels with something in them: lines of text.
int runs_of_rows(const Pixels& canvas) {
    int runs = 0;
    bool was = false;
    for (int y = 0; y < canvas.height; ++y) {
        const auto row = canvas.pixels.begin() + static_cast<std::ptrdiff_t>(y) * canvas.width;
        const bool is = std::any_of(row, row + canvas.width, [](std::uint32_t pixel) { return pixel != 0; });
        runs += is && !was;
        was = is;
    }
    return runs;
}

TEST(TextLines, BreakAtBreaksAndBetweenWords) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const TextStyle style{.em = 20, .align = Align::left};
    EXPECT_EQ(runs_of_rows(lines_of_text("xxx", style, 2)), 1);
    EXPECT_EQ(runs_of_rows(lines_of_text("xxx\nxxx", style, 2)), 2);
    EXPECT_EQ(runs_of_rows(lines_of_text("xxxx xxxx xxxx xxxx xxxx xxxx xxxx", style, 2)), 2);
    EXPECT_EQ(line_count("xxx\nxxx", 300, style), 2);
    EXPECT_EQ(line_count("xxxx xxxx xxxx xxxx xxxx xxxx xxxx", 300, style), 2);
    EXPECT_EQ(runs_of_rows(lines_of_text("xxx\nxxx\nxxx", style, 2)), 2) << "there are no more";
}

TEST(TextLines, BalancedAndCenteredOnesAreOfAboutOneWidth) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const std::string text = "xxxx xxxx xxxx xxxx xxxx xxxx xx";
    const auto widest = [&](Align align, bool balanced = false) {
        const Pixels canvas = lines_of_text(text, {.em = 20, .align = align}, 2, balanced);
        int left = canvas.width;
        int right = 0;
        for (int y = 0; y < canvas.height; ++y)
            for (int x = 0; x < canvas.width; ++x)
                if (canvas.at(x, y) != 0) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        return right - left;
    };
    EXPECT_LT(widest(Align::center), 0.8 * widest(Align::left));
    EXPECT_LT(widest(Align::left, true), 0.8 * widest(Align::left));
}

// Law: at any width, lines do not break between a number and the word before or after it.
TEST(TextLines, KeepNumbersWithTheirWords) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const TextStyle style{.em = 20, .align = Align::left};
    for (int width = 120; width <= 300; width += 5) {
        const auto drawn_text = [&](const std::string& text) {
            return drawn(320, 200, [&](cairo_t* context) {
                draw_lines(context, text, {10, 10, width, 180}, style, {.max = 6, .height = 1.3});
            });
        };
        const Pixels plain = drawn_text("Queen of row 2: try column 13 of row 4");
        EXPECT_EQ(plain.pixels,
                  drawn_text("Queen of row\u00a02: try column\u00a013\u00a0of row\u00a04").pixels)
            << width;
        EXPECT_EQ(drawn_text("Row 2: (3 + 2) mod 8 = 5").pixels,
                  drawn_text("Row\u00a02: (3\u00a0+\u00a02) mod\u00a08\u00a0=\u00a05").pixels)
            << width;
    }
}

// Law: if each word fits, no word or number is broken, though all of the text hangs together.
TEST(TextLines, BreakNoWordThatFits) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    const TextStyle style{.em = 46};
    for (const std::string text :
         {"Solution 1 of 92", "Solution 14 of 14,200", "Row 2 has 3 squares", "8 8 8 8 8", "Lösung 1 von 92",
          "Solución 1 de 92", "row 12: 3 of 12 squares"}) {
        double longest = 0;
        for (std::size_t start = 0; start < text.size();) {
            const std::size_t end = std::min(text.find(' ', start), text.size());
            longest = std::max(longest, text_width(text.substr(start, end - start), style));
            start = end + 1;
        }
        for (int width = static_cast<int>(longest) + 2; width <= 500; width += 3) {
            const auto layout = layout_lines(text, style, style.em, width);
            const std::string shown = pango_layout_get_text(layout.get());
            for (int i = 1; i < pango_layout_get_line_count(layout.get()); ++i) {
                const auto start =
                    static_cast<std::size_t>(pango_layout_get_line_readonly(layout.get(), i)->start_index);
                EXPECT_EQ(shown[start - 1], ' ') << shown << " at " << width << ", line " << i;
            }
        }
    }
}

// Law: on a transparent background, letters have both black and white, on any page.
TEST(TextHalo, MakesTextReadableOnEveryPage) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const auto count = [](const Pixels& canvas, std::uint32_t color) {
        return std::ranges::count(canvas.pixels, color);
    };
    for (const Theme& theme : themes()) {
        Look look{.theme = theme, .width = 480, .height = 480, .caption = true};
        for (const std::uint8_t alpha : {0, 255}) {
            look.theme.background.alpha = alpha;
            look.theme.text = {0, 0, 0};
            const Painter painter(look, 8);
            const Pixels canvas = drawn(480, 480, [&](cairo_t* context) {
                painter.draw_caption(context, eight_queens("A caption"));
            });
            EXPECT_GT(count(canvas, 0xFF000000), 20) << theme.name;
            EXPECT_EQ(count(canvas, 0xFFFFFFFF) > 20, alpha == 0) << theme.name;
        }
    }
}

// A picture's language selects the shapes of letters that Chinese and Japanese share.
TEST(Text, IsInTheLanguageOfItsPicture) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const auto language = [] {
        const Owned<PangoLayout> layout = layout_text("直", {}, 16);
        // In parentheses, it is no macro, which casts as C does.
        return std::string(
            (pango_language_to_string)(pango_context_get_language(pango_layout_get_context(layout.get()))));
    };
    EXPECT_EQ(language(), "en");
    {
        const TextLanguage chinese("zh");
        EXPECT_EQ(language(), "zh");
        {
            const TextLanguage japanese("ja");
            EXPECT_EQ(language(), "ja");
        }
        EXPECT_EQ(language(), "zh");
    }
    EXPECT_EQ(language(), "en");
}

/// What is written of a text in a box of this width; empty if it is drawn whole.
std::string cut(const std::string& text, int width) {
    ListCanvas canvas;
    draw_text(canvas, text, {0, 0, width, 40},
              {.em = 20, .align = Align::left, .min_em = 15, .keeps_end = true});
    const DisplayList list = canvas.take();
    const std::string shown = list.shapes.empty() ? "" : std::get<TextRun>(list.shapes.front().what).text;
    return shown == text ? "" : shown;
}

/// The first and last columns of pixels with something in them.
std::pair<int, int> inked_columns(const Pixels& canvas) {
    std::pair<int, int> columns{canvas.width, -1};
    for (int i = 0; i < canvas.width * canvas.height; ++i)
        if (canvas.pixels[static_cast<std::size_t>(i)] != 0) {
            columns.first = std::min(columns.first, i % canvas.width);
            columns.second = std::max(columns.second, i % canvas.width);
        }
    return columns;
}

TEST(TextStart, IsTheSideWhereReadingBegins) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const TextStyle style{.em = 20, .align = Align::start};
    const auto ends = [&](const std::string& text, bool in_lines) {
        return inked_columns(
            in_lines ? lines_of_text(text, style, 2)
                     : drawn(320, 100, [&](cairo_t* context) { draw_text(context, text, text_box, style); }));
    };
    for (const bool in_lines : {false, true}) {
        for (const char* text : {"free", "d6 is free", "12", "d6 حر"})
            EXPECT_LT(ends(text, in_lines).first, text_box.x + 5) << text;
        for (const char* text : {"حر", "\u200Fd6 حر", "12 حر"})
            EXPECT_GT(ends(text, in_lines).second, text_box.right() - 6) << text;
    }
    EXPECT_TRUE(reads_right_to_left("\u200Fd6"));
    EXPECT_FALSE(reads_right_to_left("12"));
}

// Law: a text whose end matters keeps it in any box: values are whole, and names are distinct.
TEST(TextCuts, KeepTheEndWhereItTells) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    int cuts = 0;
    for (int width = 100; width <= 240; width += 5) {
        if (const std::string note = cut("queens placed 1,234", width); !note.empty()) {
            EXPECT_TRUE(note.ends_with("1,234") || width < 130) << width << ": " << note;
            ++cuts;
        }
        const std::string one = cut("forward-checking", width);
        const std::string other = cut("forward-checking-mrv", width);
        if (!one.empty() && !other.empty())
            EXPECT_NE(one, other) << width;
    }
    EXPECT_GT(cuts, 3);
}

}  // namespace
}  // namespace queenreel
