#include "queenreel/verify/board/small_squares.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace queenreel::judge {
namespace {

/// A shade with fractions.
using Mean = std::array<double, 4>;

Mean middle(const Picture& picture, const Grid& grid, int row, int column) {
    const auto span = [](double start, double side, int length) {
        const int first = static_cast<int>(std::floor(start + 0.4 * side));
        const int last = static_cast<int>(std::ceil(start + 0.6 * side));
        return std::array{std::clamp(first, 0, length - 1), std::clamp(std::max(last, first + 1), 1, length)};
    };
    const auto [left, right] = span(grid.x + column * grid.width, grid.width, picture.width);
    const auto [top, bottom] = span(grid.y + row * grid.height, grid.height, picture.height);
    Mean mean{};
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) {
            const Shade shade = picture.at(x, y);
            for (std::size_t i = 0; i < mean.size(); ++i)
                mean[i] += shade[i] / static_cast<double>((right - left) * (bottom - top));
        }
    return mean;
}

double off(const Mean& mean, const Shade& shade) {
    double max = 0;
    for (std::size_t i = 0; i < mean.size(); ++i)
        max = std::max(max, std::abs(mean[i] - shade[i]));
    return max;
}

/// How far `mean` lies on the way from `shade` to `queen`: 0 … 1.
double part_of_way(const Mean& mean, const Shade& shade, const Mean& queen) {
    double along = 0;
    double whole = 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        along += (mean[i] - shade[i]) * (queen[i] - shade[i]);
        whole += (queen[i] - shade[i]) * (queen[i] - shade[i]);
    }
    return whole > 0 ? along / whole : 0;
}

}  // namespace

std::vector<Content> look_at_small(const Picture& picture, const Grid& grid) {
    constexpr double queen_part = 0.6;
    constexpr double empty_part = 0.4;
    const auto own = [&](int i) { return grid.shades[(i / grid.n + i % grid.n) % 2]; };
    std::vector<Mean> middles;
    for (int i = 0; i < grid.n * grid.n; ++i)
        middles.push_back(middle(picture, grid, i / grid.n, i % grid.n));
    int strongest = 0;
    for (int i = 0; i < grid.n * grid.n; ++i)
        if (off(middles[i], own(i)) > off(middles[strongest], own(strongest)))
            strongest = i;
    const double min = std::max(24.0, 0.3 * distance(grid.shades[0], grid.shades[1]) + 2 * grid.noise);
    std::vector<Content> contents(middles.size(), Content::empty);
    if (off(middles[strongest], own(strongest)) < min)
        return contents;
    for (int i = 0; i < grid.n * grid.n; ++i) {
        const double part = part_of_way(middles[i], own(i), middles[strongest]);
        if (part > empty_part)
            contents[i] = part >= queen_part ? Content::queen : Content::unclear;
    }
    return contents;
}

}  // namespace queenreel::judge
