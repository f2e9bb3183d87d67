#include <gmock/gmock.h>

#include <cmath>

#include "queenreel/codecs/delta/changed_boxes.h"
#include "queenreel/codecs/gif/canvas.h"
#include "queenreel/film/bt709.h"
#include "queenreel/film/yuv_canvas.h"
#include "queenreel/film/yuva_canvas.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

TEST(Bt709, GivesThePrimariesOfTheStandard) {
    const auto expect = [](const Color& color, int luma, int blue, int red) {
        const YuvColor yuv = bt709(color);
        EXPECT_EQ(yuv.luma, luma);
        EXPECT_EQ((yuv.blue_difference + 32) / 64, blue);
        EXPECT_EQ((yuv.red_difference + 32) / 64, red);
    };
    expect({0, 0, 0, 255}, 16, 128, 128);
    expect({255, 255, 255, 255}, 235, 128, 128);
    expect({255, 0, 0, 255}, 63, 102, 240);
    expect({0, 255, 0, 255}, 173, 42, 26);
    expect({0, 0, 255, 255}, 32, 240, 118);
}

TEST(Bt709, IsWithinHalfALevelOfTheFormula) {
    for (int red = 0; red < 256; red += 15)
        for (int green = 0; green < 256; green += 15)
            for (int blue = 0; blue < 256; blue += 15) {
                const YuvColor yuv = bt709({static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                                            static_cast<std::uint8_t>(blue), 255});
                const double luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
                EXPECT_NEAR(yuv.luma, 16 + 219 * luma, 0.5001);
                EXPECT_NEAR(yuv.blue_difference / 64.0, 128 + 224 * (blue / 255.0 - luma) / 1.8556, 0.0079);
                EXPECT_NEAR(yuv.red_difference / 64.0, 128 + 224 * (red / 255.0 - luma) / 1.5748, 0.0079);
            }
}

/// The planes of `frame` as one row of numbers.
std::vector<int> planes(const AVFrame& frame) {
    std::vector<int> samples;
    for (int plane = 0; plane < 3; ++plane)
        for (int y = 0; y < frame.height / (plane ? 2 : 1); ++y)
            for (int x = 0; x < frame.width / (plane ? 2 : 1); ++x)
                samples.push_back(frame.data[plane][y * frame.linesize[plane] + x]);
    return samples;
}

// Law: pixels with colors of their own are coded like those of a palette, up to rounding of a sum.
TEST(YuvCanvas, CodesPixelsAsItCodesIndices) {
    for (const auto& [width, height] : {std::pair{40, 30}, {7, 5}, {1, 1}}) {
        const Picture indexed = noise(width, height, 256, 9);
        Picture plain = indexed;
        plain.palette.clear();
        plain.indices.clear();
        for (const std::uint8_t index : indexed.indices) {
            const Color color = indexed.palette[index];
            plain.pixels.push_back(std::uint32_t{0xFF} << 24 | color.red << 16 | color.green << 8 |
                                   color.blue);
        }
        YuvCanvas one(width, height, indexed.palette);
        YuvCanvas other(width, height, {});
        const std::vector<int> wanted = planes(one.paint(indexed));
        const std::vector<int> coded = planes(other.paint(plain));
        ASSERT_EQ(coded.size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            EXPECT_NEAR(coded[i], wanted[i], 1) << i;
    }
}

TEST(YuvCanvas, LawUpdatingIsPaintingFromScratch) {
    for (const int square : {7, 8, 9}) {
        BoardPictures boards(3, 3, square);
        const Picture first = boards.picture("Q.. ..Q .Q.");
        const Picture second = boards.picture(".Q. Q.. .QQ");
        YuvCanvas updated(first.width, first.height, first.palette);
        updated.paint(first);
        YuvCanvas fresh(first.width, first.height, first.palette);
        Picture whole = second;
        whole.changed = {{0, 0, first.width, first.height}};
        EXPECT_EQ(planes(updated.paint(second)), planes(fresh.paint(whole))) << square;
    }
}

TEST(YuvCanvas, TakesTheMeanOfFourPixelsForTheirChroma) {
    const Picture picture{2, 2, {0, 1, 1, 1}, {{255, 0, 0, 255}, {0, 0, 255, 255}}, {{0, 0, 2, 2}}};
    YuvCanvas canvas(2, 2, picture.palette);
    const std::vector<int> samples = planes(canvas.paint(picture));
    // Means of (102.4, 240, 240, 240) and (240, 117.8 × 3).
    EXPECT_EQ(samples, (std::vector<int>{63, 32, 32, 32, 206, 148}));
}

TEST(YuvCanvas, RepeatsTheEdgeOfOddSides) {
    const Picture picture{1, 1, {0}, {{255, 0, 0, 255}}, {{0, 0, 1, 1}}};
    YuvCanvas canvas(1, 1, picture.palette);
    EXPECT_EQ(planes(canvas.paint(picture)), (std::vector<int>{63, 63, 63, 63, 102, 240}));
}

/// The samples of a plane of `frame`, of one or two bytes each, row by row.
std::vector<int> plane(const AVFrame& frame, int number) {
    const bool half = frame.format == AV_PIX_FMT_YUVA420P && (number == 1 || number == 2);
    std::vector<int> samples;
    for (int y = 0; y < frame.height >> (half ? 1 : 0); ++y)
        for (int x = 0; x < frame.width >> (half ? 1 : 0); ++x) {
            const std::uint8_t* const row = frame.data[number] + std::ptrdiff_t{y} * frame.linesize[number];
            samples.push_back(frame.format == AV_PIX_FMT_YUVA420P
                                  ? row[x]
                                  : reinterpret_cast<const std::uint16_t*>(row)[x]);
        }
    return samples;
}

TEST(YuvaCanvas, CodesOpaquePixelsLikeYuvCanvas) {
    const Picture picture = noise(9, 7, 200, 3);
    YuvCanvas plain(9, 7, picture.palette);
    YuvaCanvas alpha(Planes::yuva420, 9, 7, picture.palette);
    const AVFrame& frame = alpha.paint(picture);
    const std::vector<int> wanted = planes(plain.paint(picture));
    const std::vector<int> coded = planes(frame);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(coded[i], wanted[i], 1) << i;
    EXPECT_THAT(plane(frame, 3), testing::Each(255));
}

TEST(YuvaCanvas, DividesColorsByTheirAlpha) {
    Picture picture{2, 2, {}, {}, {{0, 0, 2, 2}}, {}};
    picture.pixels.assign(4, 0x80800000);  // red, half transparent
    YuvaCanvas canvas(Planes::yuva420, 2, 2, {});
    EXPECT_EQ(planes(canvas.paint(picture)), (std::vector<int>{63, 63, 63, 63, 102, 240}));
    EXPECT_THAT(plane(canvas.paint(picture), 3), testing::Each(0x80));
    YuvaCanvas deep(Planes::yuva444p10, 2, 2, {});
    const AVFrame& frame = deep.paint(picture);
    // 64 + 876 × 0.2126, 512 - 896 × 0.2126 / 1.8556, 512 + 896 / 2, 1023 × 128 / 255.
    EXPECT_THAT(plane(frame, 0), testing::Each(250));
    EXPECT_THAT(plane(frame, 1), testing::Each(409));
    EXPECT_THAT(plane(frame, 2), testing::Each(960));
    EXPECT_THAT(plane(frame, 3), testing::Each(514));
}

// Players that scale the planes blend the colors of invisible pixels into edges.
TEST(YuvaCanvas, GivesTransparentPixelsTheColorOfTheirNeighbors) {
    Picture picture{8, 2, {}, {}, {{0, 0, 8, 2}}, {}};
    for (int y = 0; y < 2; ++y)
        for (int x = 0; x < 8; ++x)
            picture.pixels.push_back(x < 2 ? 0xFFFFFFFF : 0);
    YuvaCanvas canvas(Planes::yuva420, 8, 2, {});
    const std::vector<int> luma = plane(canvas.paint(picture), 0);
    EXPECT_THAT(std::vector(luma.begin(), luma.begin() + 8),
                testing::ElementsAre(235, 235, 235, 235, 16, 16, 16, 16));
}

TEST(YuvaCanvas, LawUpdatingIsPaintingFromScratch) {
    for (const Planes how : {Planes::yuva420, Planes::yuva444p10})
        for (const int square : {7, 8, 9}) {
            BoardPictures boards(3, 3, square);
            Picture first = boards.picture("Q.. ..Q .Q.");
            Picture second = boards.picture(".Q. Q.. .QQ");
            first.palette[1].alpha = second.palette[1].alpha = 0;
            YuvaCanvas updated(how, first.width, first.height, first.palette);
            updated.paint(first);
            YuvaCanvas fresh(how, first.width, first.height, first.palette);
            Picture whole = second;
            whole.changed = {{0, 0, first.width, first.height}};
            const AVFrame& one = updated.paint(second);
            const AVFrame& other = fresh.paint(whole);
            for (int number = 0; number < 4; ++number)
                EXPECT_EQ(plane(one, number), plane(other, number)) << square << ", plane " << number;
        }
}

TEST(YuvCanvas, ReusesAFrameThatNobodyHolds) {
    const Picture picture = noise(4, 4, 3, 1);
    YuvCanvas canvas(4, 4, picture.palette);
    AVFrame* const first = &canvas.paint(picture);
    EXPECT_EQ(&canvas.paint(picture), first);
    const Libav<AVFrame> held = check(av_frame_clone(first));
    const std::vector<int> before = planes(*held);
    EXPECT_NE(&canvas.paint(noise(4, 4, 3, 2)), first);
    EXPECT_EQ(planes(*held), before);
}

TEST(ChangedBoxes, AreTheLeastAroundEachRunOfColumns) {
    Picture picture = noise(12, 6, 1, 0);
    const std::vector<std::uint8_t> before = picture.indices;
    const Rect whole{0, 0, 12, 6};
    EXPECT_TRUE(changed_boxes(picture, before, whole).empty());
    for (const auto& [x, y] : {std::pair{1, 2}, {2, 4}, {5, 0}, {11, 5}})
        picture.indices[static_cast<std::size_t>(y * 12 + x)] = 1;
    EXPECT_EQ(changed_boxes(picture, before, whole),
              (std::vector<Rect>{{1, 2, 2, 3}, {5, 0, 1, 1}, {11, 5, 1, 1}}));
    EXPECT_EQ(changed_boxes(picture, before, {2, 1, 4, 5}), (std::vector<Rect>{{2, 4, 1, 1}}));
}

TEST(GifCanvas, GivesAFrameOnceTheNextPictureDiffers) {
    Picture picture = noise(8, 8, 4, 1);
    GifCanvas canvas(picture.palette);
    EXPECT_FALSE(canvas.paint(picture));
    EXPECT_FALSE(canvas.paint(picture));  // even with a changed rectangle
    picture.changed.clear();
    EXPECT_FALSE(canvas.paint(picture));
    EXPECT_EQ(canvas.last().indices, picture.indices);
    const std::optional<GifFrame> first = canvas.paint(noise(8, 8, 4, 2));
    ASSERT_TRUE(first);
    EXPECT_EQ(first->box, (Rect{0, 0, 8, 8}));
    EXPECT_EQ(first->indices, picture.indices);
}

TEST(GifCanvas, SendsTheBoxOfWhatChangedAndKeepsTheRestOfIt) {
    Picture picture = noise(12, 6, 1, 0);
    picture.palette = board_palette();
    GifCanvas canvas(picture.palette);
    canvas.paint(picture);
    picture.indices[2 * 12 + 3] = 1;
    picture.indices[3 * 12 + 5] = 2;
    canvas.paint(picture);
    const std::uint8_t keep = 5;  // the first index without a color
    EXPECT_EQ(canvas.keep(), keep);
    EXPECT_EQ(canvas.last().box, (Rect{3, 2, 3, 2}));
    EXPECT_EQ(canvas.last().indices, (std::vector<std::uint8_t>{1, keep, keep, keep, keep, 2}));
    EXPECT_TRUE(canvas.last().keeps);
}

TEST(GifCanvas, ClearsTheFrameBeforeOnlyWhereAPixelBecomesTransparent) {
    Picture picture = noise(4, 4, 1, 0);
    picture.palette = {{0, 0, 0, 0}, {9, 9, 9, 255}, {0, 0, 9, 0}};
    picture.indices[10] = 1;
    GifCanvas canvas(picture.palette);
    canvas.paint(picture);
    EXPECT_EQ(canvas.last().box, (Rect{2, 2, 1, 1}));
    const auto painted = [&](std::uint8_t index) {
        picture.indices[5] = index;
        return canvas.paint(picture).value();
    };
    EXPECT_FALSE(painted(1).clears);
    EXPECT_EQ(canvas.last().box, (Rect{1, 1, 1, 1}));
    const GifFrame shown = painted(2);  // as transparent as 0
    EXPECT_TRUE(shown.clears);
    EXPECT_EQ(shown.box, (Rect{1, 1, 2, 2}));
    EXPECT_EQ(shown.indices, (std::vector<std::uint8_t>{1, 0, 0, 1}));
    EXPECT_EQ(canvas.last().box, (Rect{2, 2, 1, 1}));
    EXPECT_FALSE(painted(1).clears);
}

}  // namespace
}  // namespace queenreel
