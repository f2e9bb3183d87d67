#include <gtest/gtest.h>

#include <cmath>

#include "film/changed_boxes.h"
#include "film/indexed_canvas.h"
#include "film/yuv_canvas.h"
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

/// The planes of `frame` in one row of numbers.
std::vector<int> planes(const AVFrame& frame) {
    std::vector<int> samples;
    for (int plane = 0; plane < 3; ++plane)
        for (int y = 0; y < frame.height / (plane ? 2 : 1); ++y)
            for (int x = 0; x < frame.width / (plane ? 2 : 1); ++x)
                samples.push_back(frame.data[plane][y * frame.linesize[plane] + x]);
    return samples;
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
        EXPECT_EQ(planes(*updated.paint(second).frame), planes(*fresh.paint(whole).frame)) << square;
    }
}

TEST(YuvCanvas, TakesTheMeanOfFourPixelsForTheirChroma) {
    const Picture picture{2, 2, {0, 1, 1, 1}, {{255, 0, 0, 255}, {0, 0, 255, 255}}, {{0, 0, 2, 2}}};
    YuvCanvas canvas(2, 2, picture.palette);
    const std::vector<int> samples = planes(*canvas.paint(picture).frame);
    // Means of (102.4, 240, 240, 240) and (240, 117.8 × 3).
    EXPECT_EQ(samples, (std::vector<int>{63, 32, 32, 32, 206, 148}));
}

TEST(YuvCanvas, RepeatsTheEdgeOfOddSides) {
    const Picture picture{1, 1, {0}, {{255, 0, 0, 255}}, {{0, 0, 1, 1}}};
    YuvCanvas canvas(1, 1, picture.palette);
    EXPECT_EQ(planes(*canvas.paint(picture).frame), (std::vector<int>{63, 63, 63, 63, 102, 240}));
}

TEST(YuvCanvas, DrawsIntoOneFrameWhileNobodyHoldsIt) {
    const Picture picture = noise(4, 4, 3, 1);
    YuvCanvas canvas(4, 4, picture.palette);
    AVFrame* const first = canvas.paint(picture).frame;
    EXPECT_EQ(canvas.paint(picture).frame, first);
    const Libav<AVFrame> held = check(av_frame_clone(first));
    const std::vector<int> before = planes(*held);
    EXPECT_NE(canvas.paint(noise(4, 4, 3, 2)).frame, first);
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

TEST(IndexedCanvas, TellsWhenNothingChanged) {
    Picture picture = noise(8, 8, 4, 1);
    IndexedCanvas canvas(8, 8, picture.palette);
    EXPECT_TRUE(canvas.paint(picture).changed);
    EXPECT_FALSE(canvas.paint(picture).changed);  // though a rectangle is said to have
    picture.changed.clear();
    EXPECT_FALSE(canvas.paint(picture).changed);
}

}  // namespace
}  // namespace queenreel
