// Boxes, which every layout is made of.

#include "queenreel/frame/layout/box.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "places_apart.h"
#include "random_seed.h"

namespace queenreel {
namespace {

constexpr double em = 10;  // so random sizes are whole pixels

/// Makes random boxes, in rows and columns up to `depth` deep.
class RandomBoxes {
  public:
    LayoutBox next(int depth) {
        LayoutBox box = depth == 0 || number(0, 3) == 0 ? leaf() : container(depth);
        box.preferred_height = number(0, 2) == 0 ? number(0, 60) : 0;
        return box;
    }

    int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(random_); }

  private:
    LayoutBox leaf() {
        LayoutBox box{.part = number(0, 3) == 0 ? LayoutBox::space : ++parts_};
        box.width = {.em = number(0, 20) / 10.0, .pixels = static_cast<double>(number(0, 9))};
        box.height = {.em = number(0, 20) / 10.0, .pixels = static_cast<double>(number(0, 9))};
        box.grows_wide = number(0, 2) == 0;
        box.grows_high = number(0, 2) == 0;
        return box;
    }

    LayoutBox container(int depth) {
        std::vector<LayoutBox> children;
        for (int left = number(1, 4); left > 0; --left)
            children.push_back(next(depth - 1));
        const int gap = number(0, 5);
        LayoutBox box =
            number(0, 1) == 0 ? row_of(std::move(children), gap) : column_of(std::move(children), gap);
        box.count = number(0, 4) == 0 ? 2 : 1;
        constexpr LayoutBox::Align aligns[] = {LayoutBox::Align::start, LayoutBox::Align::middle,
                                               LayoutBox::Align::fill};
        box.along = aligns[number(0, 2)];
        box.across = aligns[number(0, 2)];
        return box;
    }

    std::mt19937_64 random_{random_seed()};
    int parts_ = 0;
};

std::vector<Rect> all_places(const std::vector<PlacedBox>& boxes) {
    std::vector<Rect> places;
    for (const PlacedBox& box : boxes)
        places.push_back(box.place);
    return places;
}

// Law: if a box fits, its leaves are in the room and do not overlap.
TEST(LayoutBox, LeavesAreApartInTheirRoom) {
    RandomBoxes boxes;
    int fitting = 0;
    for (int i = 0; i < 4000; ++i) {
        const LayoutBox box = boxes.next(3);
        const Rect room{boxes.number(0, 50), boxes.number(0, 50), boxes.number(20, 400),
                        boxes.number(20, 400)};
        if (!fits(box, room, em))
            continue;
        ++fitting;
        std::vector<Rect> places = all_places(placed(box, room, em));
        for (Rect& place : places) {
            EXPECT_GE(place.x, room.x);
            EXPECT_GE(place.y, room.y);
            EXPECT_LE(place.right(), room.right());
            EXPECT_LE(place.bottom(), room.bottom());
        }
        for (std::size_t a = 0; a < places.size(); ++a)
            for (std::size_t b = a + 1; b < places.size(); ++b)
                EXPECT_TRUE(places[a].intersected(places[b]).is_empty());
    }
    EXPECT_GT(fitting, 1000);
}

/// Calls `check` with each leaf of a box and its part's place.
template <typename Check>
void for_each_leaf(const LayoutBox& box, const std::vector<PlacedBox>& boxes, const Check& check) {
    for (const LayoutBox& child : box.children)
        for_each_leaf(child, boxes, check);
    if (box.flow == LayoutBox::Flow::leaf && box.part != LayoutBox::space)
        for (const Rect& place : places_of(boxes, box.part))
            check(box, place);
}

// Law: each leaf has its least size.
TEST(LayoutBox, LeavesHaveTheirLeastSize) {
    RandomBoxes boxes;
    for (int i = 0; i < 4000; ++i) {
        const LayoutBox box = boxes.next(3);
        const Rect room{0, 0, boxes.number(20, 400), boxes.number(20, 400)};
        if (fits(box, room, em))
            for_each_leaf(box, placed(box, room, em), [](const LayoutBox& leaf, const Rect& place) {
                EXPECT_GE(place.width, leaf.width.at(em));
                EXPECT_GE(place.height, leaf.height.at(em));
            });
    }
}

// Law: a box fits with the largest letters, and with larger ones it does not.
TEST(LayoutBox, LargestLettersFitJust) {
    RandomBoxes boxes;
    int tried = 0;
    for (int i = 0; i < 4000; ++i) {
        const LayoutBox box = boxes.next(3);
        const Rect room{0, 0, boxes.number(20, 400), boxes.number(20, 400)};
        const double largest = largest_em(box, room);
        if (largest <= 0) {
            EXPECT_FALSE(fits(box, room, 1e-6));
            continue;
        }
        EXPECT_TRUE(fits(box, room, 0.9999 * largest));
        if (largest > 1e6)  // nothing in it depends on letters
            continue;
        ++tried;
        EXPECT_FALSE(fits(box, room, 1.0001 * largest));
    }
    EXPECT_GT(tried, 1000);
}

// Law: parts that grow fill their row or column in equal shares.
TEST(LayoutBox, WhatGrowsFillsTheRoomInEqualShares) {
    for (const int width : {100, 101, 250, 999}) {
        const auto boxes = placed(row_of({filling(1), leaf_of(2, 30, 0), filling(3)}, 7), {0, 0, width, 40});
        const Rect left = *place_of(boxes, 1);
        const Rect right = *place_of(boxes, 3);
        EXPECT_EQ(right.right(), width);
        EXPECT_LE(std::abs(left.width - right.width), 1);
        EXPECT_EQ(place_of(boxes, 2)->width, 30);
        EXPECT_EQ(left.height, 40);
    }
}

// Law: copies of a box have the same size in any room.
TEST(LayoutBox, CopiesAreEqual) {
    for (int height = 40; height < 140; ++height) {
        const LayoutBox cell = column_of({leaf_of(1, 0, 5), filling(2)});
        const std::vector<Rect> places = places_of(placed(column_of(3, cell, 4), {0, 0, 50, height}), 2);
        ASSERT_EQ(places.size(), 3u);
        for (const Rect& place : places)
            EXPECT_EQ(place.height, places.front().height);
        EXPECT_GT(places.back().bottom(), height - 3);
    }
}

// A box gets its preferred height before others grow, but no more than there is.
TEST(LayoutBox, HasItsPreferredHeightIfThereIsRoom) {
    LayoutBox text = leaf_of(1, 0, 20);
    text.preferred_height = 50;
    const LayoutBox column = column_of({text, filling(2)}, 10);
    EXPECT_EQ(place_of(placed(column, {0, 0, 10, 100}), 1)->height, 50);
    EXPECT_EQ(place_of(placed(column, {0, 0, 10, 100}), 2)->height, 40);
    EXPECT_EQ(place_of(placed(column, {0, 0, 10, 45}), 1)->height, 35);
    EXPECT_EQ(place_of(placed(column, {0, 0, 10, 45}), 2)->height, 0);
    EXPECT_FALSE(fits(column, {0, 0, 10, 29}));
}

TEST(LayoutBox, StandsInTheMiddle) {
    LayoutBox row = row_of({leaf_of(1, 20, 10)});
    row.along = row.across = LayoutBox::Align::middle;
    EXPECT_EQ(place_of(placed(row, {100, 200, 60, 30}), 1), (Rect{120, 210, 20, 10}));
}

TEST(LayoutBox, LargestFittingIsTheLast) {
    for (const int limit : {0, 1, 5, 99, 100, 101})
        EXPECT_EQ(largest_fitting(100, [&](int size) { return size <= limit; }), std::min(limit, 100));
}

}  // namespace
}  // namespace queenreel
