#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "pixels.h"
#include "project_paths.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

// A fontconfig configuration that knows no folder with fonts.
std::string fontless_configuration() {
    const auto path = std::filesystem::path(QUEENREEL_BINARY_DIR) / "fontless.conf";
    std::ofstream(path) << "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">"
                           "<fontconfig></fontconfig>\n";
    return path.string();
}

// Both painters draw everything but text, as without captions and coordinates; bad text is still refused.
bool draws_all_but_text() {
    const Look with{.width = 480, .height = 480, .coordinates = Coordinates::outside, .caption = true};
    const Painter painter(with, 8);
    const Pixels canvas = drawn(painter, eight_queens("1 of 92"));
    const bool same = canvas == drawn(painter, eight_queens());
    const bool board = canvas.at(painter.layout().board_x + painter.layout().square / 2,
                                 painter.layout().board_y + painter.layout().square / 2) == 0xFF000000;
    const bool raster =
        distance(colored(RasterPainter(with, 8, 256).paint(eight_queens("1 of 92"))), canvas) <= 20;
    try {
        drawn(painter, eight_queens("\xFF"));
        return false;
    } catch (const PaintError&) {
        return !has_font() && same && board && raster;
    }
}

TEST(Text, HasAFontWhereTheDependenciesAreInstalled) {
    EXPECT_TRUE(has_font());
}

// In a child, as fontconfig reads its configuration once per process.
TEST(Text, IsLeftOutWithoutFontsAndTheRestDrawn) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const std::string configuration = fontless_configuration();
    EXPECT_EXIT(
        {
            setenv("FONTCONFIG_FILE", configuration.c_str(), 1);
            std::_Exit(draws_all_but_text() ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace queenreel
