#include "queenreel/verify/last_pictures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "queenreel/verify/board/part.h"

namespace queenreel::judge {
namespace {

/// The number of pixels that differ by more than a codec's noise.
std::int64_t changed_pixels(const Picture& one, const Picture& other, const Part& part) {
    constexpr int noise = 40;  // levels
    std::int64_t changed = 0;
    for (int y = part.top; y < part.bottom; ++y) {
        if (have_same_bytes(one, other, {part.left, y, part.right, y + 1}))
            continue;
        for (int x = part.left; x < part.right; ++x)
            changed += distance(one.at(x, y), other.at(x, y)) > noise ? 1 : 0;
    }
    return changed;
}

/// A square of a board, as far as it is in the picture.
Part square_of(const Grid& grid, int row, int column, const Picture& picture) {
    const auto pixel = [](double at, int end) {
        return std::clamp(static_cast<int>(std::lround(at)), 0, end);
    };
    return {.left = pixel(grid.x + column * grid.width, picture.width),
            .top = pixel(grid.y + row * grid.height, picture.height),
            .right = pixel(grid.x + (column + 1) * grid.width, picture.width),
            .bottom = pixel(grid.y + (row + 1) * grid.height, picture.height)};
}

}  // namespace

LastPictures::LastPictures(Picture first, std::vector<Grid> boards)
    : first_(std::move(first)), boards_(std::move(boards)) {}

void LastPictures::follow(const Picture& picture) {
    constexpr int parts = 20;  // parts of the picture, at most one of which changes
    if (!may_be_card_)
        return;
    const Part all{0, 0, first_.width, first_.height};
    may_be_card_ = picture.width == first_.width && picture.height == first_.height &&
                   parts * changed_pixels(first_, picture, all) <= all.area() && keeps_squares(picture);
}

bool LastPictures::keeps_squares(const Picture& picture) const {
    constexpr int parts = 16;  // parts of a square; a larger change is a queen or another shade
    for (const Grid& grid : boards_)
        for (int row = 0; row < grid.n; ++row)
            for (int column = 0; column < grid.n; ++column) {
                const Part square = square_of(grid, row, column, picture);
                if (parts * changed_pixels(first_, picture, square) > square.area())
                    return false;
            }
    return true;
}

}  // namespace queenreel::judge
