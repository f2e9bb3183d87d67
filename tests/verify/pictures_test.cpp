// Pictures drawn by the tests alone: every style and size is read, and faults are named.

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "drawing.h"
#include "extent.h"
#include "judging.h"
#include "queenreel/verify/board/picture.h"
#include "writing.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

std::vector<int> png_sizes() {
    return by_extent<std::vector<int>>({1, 5, 40}, {1, 4, 5, 8, 12, 20, 40});
}

std::vector<int> svg_sizes() {
    return by_extent<std::vector<int>>({5, 20}, {4, 5, 8, 12, 20});
}

class OfEachStyle : public testing::TestWithParam<Style> {};

std::string name_of(const testing::TestParamInfo<Style>& row) {
    std::string name = row.param.name;
    std::erase_if(name, [](unsigned char letter) { return !std::isalnum(letter); });
    return name;
}

TEST_P(OfEachStyle, ASolutionOfEverySizeIsReadFromPng) {
    const Folder folder;
    for (const int n : png_sizes()) {
        SCOPED_TRACE(n);
        const std::string file = folder.file("board.png");
        write_png(file, draw(sized(GetParam(), n, 720), solutions(n, 1).front()));
        const Judgement judgement = judge({file}, {.n = n});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_EQ(judgement.reports.front().solutions, 1);
    }
}

TEST_P(OfEachStyle, ASolutionOfUsualSizesIsReadFromSvg) {
    const Folder folder;
    for (const int n : svg_sizes()) {
        SCOPED_TRACE(n);
        const std::string file = folder.file("board.svg");
        write_bytes(file, draw_svg(sized(GetParam(), n, 720), solutions(n, 1).front()));
        const Judgement judgement = judge({file}, {.n = n});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_EQ(judgement.reports.front().solutions, 1);
    }
}

TEST_P(OfEachStyle, AQueenOutOfPlaceIsNamed) {
    const Folder folder;
    Board board = solutions(8, 1).front();  // a8 e7 h6 f5 c4 g3 b2 d1
    board.remove({7, 3});
    board.place({7, 4});
    const std::string file = folder.file("clash.png");
    write_png(file, draw(sized(GetParam(), 8, 480), board));
    EXPECT_THAT(judge({file}).faults(), HasSubstr("queens e7 and e1 attack each other"));
}

/// The threshold of a pixel in an ordered dither with a period of 8 pixels, 0 … 63 (Bayer 1973).
int bayer_threshold(int x, int y) {
    int threshold = 0;
    for (int bit = 0; bit < 3; ++bit) {
        const int right = x >> bit & 1;
        const int down = y >> bit & 1;
        threshold = threshold << 2 | (right ^ down) << 1 | down;
    }
    return threshold;
}

/// A picture as converters make it for a GIF without a given palette: 8 levels of red and of green, 4 of
/// blue, and an ordered dither between them.
Image dithered(Image image) {
    constexpr std::array steps{7, 7, 3};
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            Rgb color = image.at(x, y);
            for (std::size_t i = 0; i < color.size(); ++i) {
                const int level = (color[i] * steps[i] * 64 / 255 + bayer_threshold(x, y)) / 64;
                color[i] = static_cast<std::uint8_t>(std::min(level, steps[i]) * 255 / steps[i]);
            }
            image.set(x, y, color);
        }
    return image;
}

TEST_P(OfEachStyle, ADitheredPictureIsReadAndJudged) {
    const Folder folder;
    Board clash = solutions(8, 1).front();
    clash.remove({7, 3});
    clash.place({7, 4});
    for (const int side : {240, 480}) {
        SCOPED_TRACE(side);
        const Style style = sized(GetParam(), 8, side);
        // A queen in its square's own shade shows only its outline, a pixel wide here: it is lost.
        if (side == 240 && style.queen == style.light)
            continue;
        const std::string gif = folder.file("film.gif");
        std::vector<Shot> shots = shots_of(solutions(8, 3), style);
        for (Shot& shot : shots)
            shot.image = dithered(std::move(shot.image));
        write_gif(gif, shots);
        const std::string png = folder.file("board.png");
        write_png(png, dithered(draw(style, solutions(8, 1).front())));
        for (const std::string& file : {gif, png})
            EXPECT_EQ(judge({file}, {.n = 8}).faults(), "");
        write_png(png, dithered(draw(style, clash)));
        EXPECT_THAT(judge({png}).faults(), HasSubstr("queens e7 and e1 attack each other"));
    }
}

struct StillRow {
    const char* name;
    void (*write)(const std::string& path, const Image& image);
};
void write_fine_avif(const std::string& path, const Image& image) {
    write_avif(path, image, 24);
}
// So coarse that the board's sides are blurred.
void write_coarse_avif(const std::string& path, const Image& image) {
    write_avif(path, image, 32);
}
constexpr std::array still_rows{StillRow{"board.avif", write_fine_avif},
                                StillRow{"coarse.avif", write_coarse_avif},
                                StillRow{"board.webp", write_still_webp}};

TEST_P(OfEachStyle, APictureOfALossyFormatIsReadAndJudged) {
    const Folder folder;
    Board clash = solutions(8, 1).front();
    clash.remove({7, 3});
    clash.place({7, 4});
    for (const StillRow& still : still_rows) {
        SCOPED_TRACE(still.name);
        const std::string file = folder.file(still.name);
        const Style style = sized(GetParam(), 8, 480);
        still.write(file, draw(style, solutions(8, 1).front()));
        const Judgement judgement = judge({file}, {.n = 8});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_EQ(judgement.summary.film_files, 0U);
        still.write(file, draw(style, clash));
        EXPECT_THAT(judge({file}).faults(), HasSubstr("queens e7 and e1 attack each other"));
    }
}

TEST(Pictures, OfALossyFormatThatAreCutShortAreNamed) {
    const Folder folder;
    for (const StillRow& still : still_rows) {
        const std::string file = folder.file(still.name);
        still.write(file, draw(sized(styles().front(), 8, 480), solutions(8, 1).front()));
        const std::string whole = read_bytes(file);
        for (int part = 1; part < 16; ++part) {
            write_bytes(file, whole.substr(0, whole.size() * static_cast<std::size_t>(part) / 16));
            EXPECT_THAT(judge({file}, {.n = 8}).faults(),
                        testing::AnyOf(HasSubstr("cut short"), HasSubstr("damaged")))
                << still.name << ", " << part << "/16";
        }
    }
}

TEST(Pictures, AnExtraQueenOfAnotherColorIsNoSolution) {
    const Folder folder;
    const Style black = sized(styles().front(), 8, 480);
    for (const Rgb& color : {Rgb{150, 20, 20}, Rgb{120, 110, 100}}) {
        Style other = black;
        other.queen = color;
        Image image = draw(black, solutions(8, 1).front());
        Board extra(8);
        extra.place({0, 3});
        const Image painted = draw(other, extra);
        for (int y = black.top; y < black.top + black.square; ++y)
            for (int x = black.left + 3 * black.square; x < black.left + 4 * black.square; ++x)
                image.set(x, y, painted.at(x, y));
        const std::string file = folder.file("extra.png");
        write_png(file, image);
        EXPECT_NE(judge({file}).faults(), "");
    }
}

TEST_P(OfEachStyle, AMarginThatIsSeenThroughIsReadOverEveryPage) {
    const Folder folder;
    const std::string file = folder.file("clear.png");
    const Style style = sized(GetParam(), 8, 480);
    write_clear_png(file, draw(style, solutions(8, 1).front()), style.background);
    EXPECT_EQ(judge({file}, {.n = 8}).faults(), "");
}

// Squares that are white only by the page hold their queens together on a white page.
TEST(Pictures, WhatIsSeenOverOnePageAloneIsWrong) {
    const Folder folder;
    Style style = sized(styles().front(), 8, 480);
    style.queen = {0, 0, 0};
    style.light = {255, 255, 254};
    const Image image = draw(style, solutions(8, 1).front());
    const std::string file = folder.file("clear.png");
    write_clear_png(file, image, {1, 2, 3});
    EXPECT_EQ(judge({file}).faults(), "");
    write_clear_png(file, image, style.light);
    EXPECT_THAT(judge({file}).faults(), HasSubstr("over black"));
}

TEST_P(OfEachStyle, AQueenThatIsMissingIsCounted) {
    const Folder folder;
    Board board = solutions(8, 1).front();
    board.remove({3, 5});
    const std::string file = folder.file("seven.png");
    write_png(file, draw(sized(GetParam(), 8, 480), board));
    EXPECT_THAT(judge({file}).faults(), HasSubstr("7 queens on a board of 8 × 8"));
}

TEST_P(OfEachStyle, AHalfDrawnQueenIsUnclear) {
    const Folder folder;
    Board board = solutions(8, 1).front();
    board.remove({3, 5});
    const Style style = sized(GetParam(), 8, 480);
    Image image = draw(style, board);
    draw_half_queen(image, style, {3, 5});
    const std::string file = folder.file("half.png");
    write_png(file, image);
    EXPECT_NE(judge({file}).faults(), "");
}

TEST(Pictures, WhoseBytesAreBroughtTogetherHaveTheSameShades) {
    // Luma, and two chromas at half the resolution, as in films.
    constexpr int width = 7;
    constexpr int height = 5;
    std::vector<std::uint8_t> bytes(3 * width * height);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(37 * i);
    judge::Picture planes;
    planes.width = width;
    planes.height = height;
    planes.channel_count = 3;
    for (int i = 0; i < 3; ++i)
        planes.channels[static_cast<std::size_t>(i)] = {.data = bytes.data() + i * width * height,
                                                        .stride = width,
                                                        .shift_x = i > 0 ? 1 : 0,
                                                        .shift_y = i > 0 ? 1 : 0};
    planes.find_pixels();
    ASSERT_EQ(planes.pixels, nullptr);
    const judge::Picture together = judge::side_by_side(planes);
    ASSERT_NE(together.pixels, nullptr);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            EXPECT_EQ(together.at(x, y), planes.at(x, y)) << x << ", " << y;
}

// Law: however many pictures are read at a time, the reports are the same, in file order.
TEST(Pictures, AreReadSideBySideToTheSameReports) {
    const Folder folder;
    const Style style = sized(styles().front(), 6, 240);
    std::vector<std::string> files{folder.file("missing.svg")};
    for (int i = 0; i < 4; ++i) {
        files.push_back(folder.file(fmt::format("empty-{}.png", i)));
        write_bytes(files.back(), "");
    }
    for (const Board& board : solutions(6)) {
        files.push_back(folder.file(fmt::format("{}.svg", files.size())));
        write_bytes(files.back(), draw_svg(style, board));
        files.push_back(folder.file(fmt::format("{}.png", files.size())));
        write_png(files.back(), draw(style, board));
    }
    files.push_back(folder.file("film.gif"));
    write_gif(files.back(), shots_of(solutions(6), style));
    files.push_back(folder.file("list.txt"));
    write_bytes(files.back(), "[1, 3, 5, 0, 2, 4]\n");
    files.push_back(files[7]);
    const auto lines = [&](std::size_t width) {
        const Judgement judgement = judge(files, {.complete = true}, {}, width);
        std::string all = judgement.faults();
        for (const FileReport& report : judgement.reports)
            all += fmt::format("{}: {} {} {}\n", report.path, report.pictures, report.solutions,
                               report.fault_count);
        return all;
    };
    const std::string one_by_one = lines(1);
    EXPECT_THAT(one_by_one, testing::HasSubstr("is shown twice"));
    for (const std::size_t width : {2, 3, 32})
        EXPECT_EQ(lines(width), one_by_one) << width << " at a time";
}

IN_BOTH_EXTENTS(OfEachStyle, testing::ValuesIn(styles()), testing::ValuesIn(styles()), name_of);

}  // namespace
}  // namespace queenreel::test
