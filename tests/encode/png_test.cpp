#include <gtest/gtest.h>
#include <png.h>

#include <random>

#include "encode/format.h"
#include "encode/output.h"
#include "encode/png/bands.h"
#include "encode/png/chunks.h"
#include "folders.h"
#include "outputs_of_tests.h"
#include "paint/raster_painter.h"

namespace queenreel {
namespace {

/// A PNG as libpng reads it: four bytes a pixel, not premultiplied.
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

/// The picture in a PNG file of the image data.
std::string file_of(const Picture& picture, const std::string& image) {
    const int bits = bits_per_pixel(picture.palette.size());
    const std::string header{0,
                             0,
                             0,
                             static_cast<char>(picture.width),
                             0,
                             0,
                             0,
                             static_cast<char>(picture.height),
                             static_cast<char>(bits),
                             3,
                             0,
                             0,
                             0};
    std::string palette;
    for (const Color& color : picture.palette) {
        palette +=
            {static_cast<char>(color.red), static_cast<char>(color.green), static_cast<char>(color.blue)};
    }
    CollectedBytes file;
    PngChunks chunks(file);
    chunks.add("IHDR", header);
    chunks.add("PLTE", palette);
    chunks.add("IDAT", image);
    chunks.add("IEND", std::string());
    return file.text();
}

TEST(PngTest, BandsOfAnySizeAndDepthReadBackThroughRandomChanges) {
    const unsigned seed = std::random_device()();
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    for (const int colors : {1, 2, 3, 4, 5, 16, 17, 256}) {
        Picture picture;
        picture.width = 1 + below(70);
        picture.height = 1 + below(70);
        picture.indices.resize(static_cast<std::size_t>(picture.width) * picture.height);
        for (int color = 0; color < colors; ++color) {
            picture.palette.push_back(
                {static_cast<std::uint8_t>(color), static_cast<std::uint8_t>(below(256)), 7});
        }
        picture.changed = {{0, 0, picture.width, picture.height}};
        const int middle = below(picture.height);
        PngBands bands({0, middle, middle, picture.height});
        for (int step = 0; step < 20; ++step) {
            EXPECT_TRUE(decoded(file_of(picture, bands.code(picture))).pixels == pixels(picture));
            const Rect rect{0, below(picture.height), picture.width, 1};
            const auto start = picture.indices.begin() + static_cast<std::ptrdiff_t>(rect.y) * picture.width;
            const auto index = static_cast<std::uint8_t>(below(colors));
            std::fill(start, start + picture.width, index);
            picture.changed = {rect};
        }
    }
}

}  // namespace
}  // namespace queenreel
