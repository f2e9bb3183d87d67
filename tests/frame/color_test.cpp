#include "queenreel/frame/color.h"

#include <gtest/gtest.h>

namespace queenreel {
namespace {

TEST(Color, IsReadFromHexadecimalDigitsAndNames) {
    EXPECT_EQ(parse_color("#F0D9B5"), (Color{0xF0, 0xD9, 0xB5}));
    EXPECT_EQ(parse_color("#f0d9b5"), (Color{0xF0, 0xD9, 0xB5}));
    EXPECT_EQ(parse_color("#1aF"), (Color{0x11, 0xAA, 0xFF}));
    EXPECT_EQ(parse_color("#01020380"), (Color{1, 2, 3, 0x80}));
    EXPECT_EQ(parse_color("Teal"), (Color{0, 128, 128}));
    EXPECT_EQ(parse_color("transparent"), (Color{0, 0, 0, 0}));
}

TEST(Color, IsNotReadFromAnythingElse) {
    for (const char* text : {"", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#12345g",
                             "#+12345", "#-1", "# 12345", "123456", "rouge", "white ", "\xFF"})
        EXPECT_EQ(parse_color(text), std::nullopt) << text;
}

// Values by WCAG 2.1's definition: black on white is 21, a color on itself 1, #777777 on white 4.48.
TEST(Color, ContrastIsThatOfWcag) {
    const Color black{0, 0, 0};
    const Color white{255, 255, 255};
    EXPECT_NEAR(contrast(black, white), 21, 1e-9);
    EXPECT_NEAR(contrast(white, black), 21, 1e-9);
    EXPECT_NEAR(contrast(white, white), 1, 1e-9);
    EXPECT_NEAR(contrast({0x77, 0x77, 0x77}, white), 4.48, 0.01);
}

}  // namespace
}  // namespace queenreel
