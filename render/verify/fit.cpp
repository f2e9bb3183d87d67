#include <algorithm>
#include <cmath>
#include <vector>

#include "verify/grid.h"

namespace queenreel::judge {
namespace {

constexpr int least_contrast = 8;  ///< levels between the two shades
constexpr double least_score =
    0.7;  ///< letters in corners of squares, and queens in small squares, cover the rest
constexpr double least_line = 0.6;  ///< the same for each row and column
constexpr double small_side = 6;    ///< pixels; queens may fill smaller squares to their border

/// What a square shows near its four corners and the middles of its sides.
constexpr std::size_t points = 8;
using Border = std::array<Shade, points>;

Border border(const Picture& picture, const Grid& grid, int row, int column) {
    const auto positions = [](double start, double side, int length) {
        const double inset = std::max({0.5, 0.06 * side, std::min(1.5, 0.15 * side)});
        std::array<int, 3> all{};
        for (std::size_t i = 0; double offset : {inset, side / 2, side - inset})
            all[i++] = std::clamp(static_cast<int>(std::floor(start + offset)), 0, length - 1);
        return all;
    };
    const auto x = positions(grid.x + column * grid.width, grid.width, picture.width);
    const auto y = positions(grid.y + row * grid.height, grid.height, picture.height);
    return {picture.at(x[0], y[0]), picture.at(x[1], y[0]), picture.at(x[2], y[0]), picture.at(x[0], y[1]),
            picture.at(x[2], y[1]), picture.at(x[0], y[2]), picture.at(x[1], y[2]), picture.at(x[2], y[2])};
}

/// The median of each channel.
Shade median(std::vector<Shade>& shades) {
    Shade middle{};
    const auto half = shades.begin() + static_cast<std::ptrdiff_t>(shades.size() / 2);
    for (std::size_t i = 0; i < middle.size(); ++i) {
        std::nth_element(shades.begin(), half, shades.end(),
                         [i](const Shade& a, const Shade& b) { return a[i] < b[i]; });
        middle[i] = (*half)[i];
    }
    return middle;
}

/// True when the squares in the board's four corners alternate: what nearly all wrong places fail at.
bool may_fit(const Picture& picture, const Grid& grid) {
    std::array<std::vector<Shade>, 2> seen;
    const std::array ends{0, 1, grid.n - 2, grid.n - 1};
    for (int row : ends)
        for (int column : ends)
            for (const Shade& point : border(picture, grid, row, column))
                seen[(row + column) % 2].push_back(point);
    const std::array shades{median(seen[0]), median(seen[1])};
    const int contrast = distance(shades[0], shades[1]);
    std::size_t right = 0;
    for (std::size_t i : {0, 1})
        for (const Shade& point : seen[i])
            right += distance(point, shades[i]) <= 0.3 * contrast + 2 ? 1 : 0;
    return contrast >= least_contrast && right > (seen[0].size() + seen[1].size()) / 2;
}

/// Row by row.
std::vector<Border> borders(const Picture& picture, const Grid& grid) {
    std::vector<Border> all;
    for (int row = 0; row < grid.n; ++row)
        for (int column = 0; column < grid.n; ++column)
            all.push_back(border(picture, grid, row, column));
    return all;
}

std::array<Shade, 2> shades_of(const std::vector<Border>& all, int n) {
    std::array<std::vector<Shade>, 2> seen;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::vector<Shade>& same = seen[(i / n + i % n) % 2];
        same.insert(same.end(), all[i].begin(), all[i].end());
    }
    return {median(seen[0]), median(seen[1])};
}

/// Counts the points that have their square's shade: in all, in each row and in each column.
struct Tally {
    std::vector<int> offs;  ///< how far those points are from the shade
    std::vector<int> rows;
    std::vector<int> columns;
    int strange_squares = 0;  ///< of which most points have another shade

    Tally(const std::vector<Border>& all, const Grid& grid) : rows(grid.n), columns(grid.n) {
        const double allowed = 0.3 * distance(grid.shades[0], grid.shades[1]) + 2;
        for (std::size_t i = 0; i < all.size(); ++i) {
            int right = 0;
            for (const Shade& point : all[i]) {
                const int off = distance(point, grid.shades[(i / grid.n + i % grid.n) % 2]);
                if (off > allowed)
                    continue;
                offs.push_back(off);
                ++right;
            }
            rows[i / grid.n] += right;
            columns[i % grid.n] += right;
            strange_squares += 2 * right < static_cast<int>(points) ? 1 : 0;
        }
    }
};

/// Measures how many points have their square's shade; nothing when that is no board.
std::optional<Fit> measure(const std::vector<Border>& all, Grid grid) {
    if (distance(grid.shades[0], grid.shades[1]) < least_contrast)
        return std::nullopt;
    Tally tally(all, grid);
    const double score = static_cast<double>(tally.offs.size()) / static_cast<double>(points * all.size());
    const int worst = std::min(std::ranges::min(tally.rows), std::ranges::min(tally.columns));
    const int most_strange = grid.side() < small_side ? grid.n : 0;
    if (score < least_score || worst < least_line * points * grid.n || tally.strange_squares > most_strange)
        return std::nullopt;
    const auto most = tally.offs.begin() + static_cast<std::ptrdiff_t>(tally.offs.size() * 9 / 10);
    std::nth_element(tally.offs.begin(), most, tally.offs.end());
    grid.noise = *most;
    return Fit{grid, score};
}

}  // namespace

std::optional<Fit> fit(const Picture& picture, const Lattice& columns, const Lattice& rows) {
    Grid grid{columns.n, columns.start, rows.start, columns.step, rows.step, {}, 0};
    if (!may_fit(picture, grid))
        return std::nullopt;
    const std::vector<Border> all = borders(picture, grid);
    grid.shades = shades_of(all, grid.n);
    return measure(all, grid);
}

bool still_fits(const Picture& picture, const Grid& grid) {
    return grid.n == 1 || measure(borders(picture, grid), grid).has_value();
}

bool is_alike(const Grid& a, const Grid& b) {
    constexpr double pixel = 1.5;
    constexpr int blur = 16;  // levels
    const auto is_near = [](double p, double q) { return std::abs(p - q) <= pixel; };
    return a.n == b.n && is_near(a.x, b.x) && is_near(a.y, b.y) && is_near(a.n * a.width, b.n * b.width) &&
           is_near(a.n * a.height, b.n * b.height) && distance(a.shades[0], b.shades[0]) <= blur &&
           distance(a.shades[1], b.shades[1]) <= blur;
}

}  // namespace queenreel::judge
