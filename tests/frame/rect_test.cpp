#include "queenreel/frame/rect.h"

#include <gtest/gtest.h>

#include <array>

namespace queenreel {
namespace {

TEST(Rect, LawUnitedIsTheLeastThatCoversBothAndIntersectedTheMostThatBothCover) {
    const auto covers = [](const Rect& rect, int x, int y) {
        return x >= rect.x && x < rect.right() && y >= rect.y && y < rect.bottom();
    };
    const std::array rects{Rect{0, 0, 3, 2}, Rect{1, 1, 4, 4}, Rect{3, 0, 2, 2}, Rect{5, 4, 1, 1},
                           Rect{0, 0, 6, 6}};
    for (const Rect& a : rects)
        for (const Rect& b : rects) {
            int common = 0;
            for (int y = 0; y < 6; ++y)
                for (int x = 0; x < 6; ++x) {
                    const bool both = covers(a, x, y) && covers(b, x, y);
                    EXPECT_EQ(covers(a.intersected(b), x, y), both);
                    if (covers(a, x, y) || covers(b, x, y))
                        EXPECT_TRUE(covers(a.united(b), x, y));
                    common += both;
                }
            EXPECT_EQ(a.intersected(b).is_empty(), common == 0);
            EXPECT_EQ(a.united(b), b.united(a));
            EXPECT_EQ(a.united(b).united(a), a.united(b));
        }
    EXPECT_EQ(united(rects), (Rect{0, 0, 6, 6}));
    EXPECT_EQ((Rect{4, 5, 1, 2}.united({1, 9, 2, 3})), (Rect{1, 5, 4, 7}));
}

}  // namespace
}  // namespace queenreel
