#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>

#include "queenreel/frame/rect.h"

namespace queenreel {

/// "10 20 300x40": a rectangle's place and size, for messages.
inline std::string in_words(const Rect& rect) {
    return std::to_string(rect.x) + ' ' + std::to_string(rect.y) + ' ' + std::to_string(rect.width) + 'x' +
           std::to_string(rect.height);
}

/// Expects rectangles to be within a picture of that size, and no two to overlap.
inline void expect_apart(std::span<const Rect> places, int width, int height) {
    for (auto place = places.begin(); place != places.end(); ++place) {
        EXPECT_GE(place->x, 0);
        EXPECT_GE(place->y, 0);
        EXPECT_LE(place->right(), width);
        EXPECT_LE(place->bottom(), height);
        for (auto other = place + 1; other != places.end(); ++other)
            EXPECT_TRUE(place->intersected(*other).is_empty())
                << in_words(*place) << " and " << in_words(*other);
    }
}

}  // namespace queenreel
