#include <gtest/gtest.h>
#include <png.h>

#include <algorithm>
#include <random>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/codecs/png/png.h"
#include "queenreel/encode/format.h"
#include "queenreel/encode/output.h"
#include "queenreel/paint/raster_painter.h"
#include "random_seed.h"

namespace queenreel {
namespace {

/// A PNG as read by libpng: four bytes per pixel, not premultiplied.
struct Decoded {
    int width = 0;
    int height = 0;
    std::vector<png_byte> pixels;
};

Decoded decoded(const std::string& file) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    EXPECT_TRUE(png_image_begin_read_from_memory(&image, file.data(), file.size())) << image.message;
    image.format = PNG_FORMAT_RGBA;
    Decoded result{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    result.pixels.resize(PNG_IMAGE_SIZE(image));
    EXPECT_TRUE(png_image_finish_read(&image, nullptr, result.pixels.data(), 0, nullptr)) << image.message;
    EXPECT_EQ(image.warning_or_error, 0U) << image.message;
    return result;
}

std::vector<png_byte> pixels(const Picture& picture) {
    std::vector<png_byte> all;
    for (const std::uint8_t index : picture.indices) {
        const Color& color = picture.palette[index];
        all.insert(all.end(), {color.red, color.green, color.blue, color.alpha});
    }
    return all;
}

TEST(PngTest, ReadsBackAsThePictureThatWasPainted) {
    const Format& png = *find_format("png");
    for (const bool transparent : {false, true}) {
        for (const bool marks : {false, true}) {
            const TemporaryFolder folder;
            OutputOptions options = small_output(png, folder / "{index}.png");
            options.pictures = 4;
            options.look.caption = true;
            options.look.marks = marks;
            options.look.theme.background.alpha = transparent ? 0 : 255;
            write_pictures(options, 4);
            RasterPainter painter(options.look, 4, colors(png, options.look));
            for (const int number : {1, 2, 3, 4}) {
                const Picture& picture = painter.paint(four_queens(static_cast<std::uint64_t>(number)));
                const Decoded read = decoded(content(folder / std::to_string(number) + ".png"));
                EXPECT_EQ(read.width, picture.width);
                EXPECT_EQ(read.height, picture.height);
                EXPECT_TRUE(read.pixels == pixels(picture)) << number;
            }
        }
    }
}

TEST(PngTest, HasATitleADescriptionAndItsColorSpace) {
    const TemporaryFolder folder;
    const std::unique_ptr<Output> output = open_output(small_output(*find_format("png"), folder / "x.png"));
    Frame frame = four_queens();
    frame.description = "\u265B";
    output->put(frame);
    output->finish();
    const std::string file = content(folder / "x.png");
    EXPECT_NE(file.find(std::string("tEXtTitle\0"
                                    "4 queens, solution 1",
                                    30)),
              std::string::npos);
    EXPECT_NE(file.find(std::string("iTXtDescription\0\0\0\0\0\u265B", 23)), std::string::npos);
    EXPECT_NE(file.find("sRGB"), std::string::npos);
}

TEST(PngTest, TakesAsFewBitsAsThePaletteNeeds) {
    EXPECT_EQ(bits_per_pixel(1), 1);
    EXPECT_EQ(bits_per_pixel(2), 1);
    EXPECT_EQ(bits_per_pixel(3), 2);
    EXPECT_EQ(bits_per_pixel(4), 2);
    EXPECT_EQ(bits_per_pixel(5), 4);
    EXPECT_EQ(bits_per_pixel(16), 4);
    EXPECT_EQ(bits_per_pixel(17), 8);
    EXPECT_EQ(bits_per_pixel(256), 8);
}

/// Rows of one color, of a queen's shades or of anything, as boards and worse have; `below(end)` draws.
template <typename Below>
Picture random_picture(int colors, Below below) {
    Picture picture;
    picture.width = 1 + below(70);
    picture.height = 1 + below(200);
    for (int color = 0; color < colors; ++color)
        picture.palette.push_back(
            {static_cast<std::uint8_t>(color), static_cast<std::uint8_t>(below(256)), 7});
    while (picture.indices.size() < static_cast<std::size_t>(picture.width) * picture.height) {
        const bool plain = below(3) > 0;
        const int first = below(colors);
        std::vector<std::uint8_t> row(static_cast<std::size_t>(picture.width));
        for (std::uint8_t& index : row)
            index = static_cast<std::uint8_t>(plain ? first : below(colors));
        const auto times =
            std::min<std::size_t>(1 + below(30), picture.height - picture.indices.size() / row.size());
        for (std::size_t time = 0; time < times; ++time)
            picture.indices.insert(picture.indices.end(), row.begin(), row.end());
    }
    return picture;
}

TEST(PngTest, PicturesOfAnySizeAndDepthReadBackWhateverWasCodedBefore) {
    std::mt19937 random(random_seed());
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    PngEncoder encoder;
    const std::string none;
    for (const int colors : {1, 2, 3, 4, 5, 16, 17, 256}) {
        for (int time = 0; time < 10; ++time) {
            const Picture picture = random_picture(colors, below);
            const std::string file = encoder.file({picture, none, none});
            const Decoded read = decoded(file);
            EXPECT_EQ(read.width, picture.width);
            EXPECT_EQ(read.height, picture.height);
            EXPECT_TRUE(read.pixels == pixels(picture));
            EXPECT_EQ(PngEncoder().file({picture, none, none}), file);
        }
    }
}

TEST(PngTest, StripsThatComeAgainInAnotherOrderAreNotMixedUp) {
    Picture picture;
    picture.width = 40;
    picture.height = 100;
    picture.palette = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    PngEncoder encoder;
    const std::string none;
    for (const int shift : {0, 1, 2, 1, 0}) {
        picture.indices.clear();
        for (int y = 0; y < picture.height; ++y)
            picture.indices.insert(picture.indices.end(), 40,
                                   static_cast<std::uint8_t>((y / 25 + shift) % 3));
        EXPECT_TRUE(decoded(encoder.file({picture, none, none})).pixels == pixels(picture)) << shift;
    }
}

}  // namespace
}  // namespace queenreel
