#include <algorithm>
#include <climits>
#include <cmath>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/median.h"

namespace queenreel::judge {
namespace {

constexpr int min_shade_contrast = 8;  ///< levels between the two shades
constexpr double min_score = 0.7;      ///< letters in corners, and queens in small squares, cover the rest
constexpr double min_line = 0.6;       ///< for each row and column
constexpr double small_side = 12;      ///< pixels; queens may fill smaller squares to their border
constexpr double min_hatched = 0.2;    ///< of the squares of each shade in a hatched row: a dead end

/// The shades along a square's four sides: at its corners and at points in between that squares three or five
/// times as large fail to match.
constexpr std::size_t points = 12;
using Border = std::array<Shade, points>;

/// Returns the shades at a distance from the square's sides, in pixels.
Border points_inside(const Picture& picture, const Grid& grid, Square square, double in_x, double in_y) {
    const auto pixel = [](double position, int length) {
        return static_cast<int>(std::clamp(position, 0.0, length - 1.0));
    };
    const double left = grid.x + square.column * grid.width;
    const double top = grid.y + square.row * grid.height;
    const std::array<int, 2> xs{pixel(left + in_x, picture.width),
                                pixel(left + grid.width - in_x, picture.width)};
    const std::array<int, 2> ys{pixel(top + in_y, picture.height),
                                pixel(top + grid.height - in_y, picture.height)};
    Border seen;
    auto next = seen.begin();
    for (int x : xs)
        for (int y : ys)
            *next++ = picture.at(x, y);
    for (double along : {0.3, 0.45}) {
        for (int y : ys)
            *next++ = picture.at(pixel(left + along * grid.width, picture.width), y);
        for (int x : xs)
            *next++ = picture.at(x, pixel(top + along * grid.height, picture.height));
    }
    return seen;
}

bool are_alike(const Border& seen) {
    constexpr int alike = 12;  // levels
    return std::ranges::all_of(seen, [&](const Shade& point) { return distance(point, seen[0]) <= alike; });
}

/// Returns the shades along a square's sides, or inside a mark that is drawn along them.
Border border(const Picture& picture, const Grid& grid, Square square) {
    constexpr double inside_mark = 0.11;  // of a side
    const auto inset = [](double side) { return std::max({0.5, 0.06 * side, std::min(1.5, 0.08 * side)}); };
    const Border seen = points_inside(picture, grid, square, inset(grid.width), inset(grid.height));
    if (grid.side() < small_side || !are_alike(seen))
        return seen;
    return points_inside(picture, grid, square, inside_mark * grid.width, inside_mark * grid.height);
}

/// Returns true if the 2 × 2 squares from (row, column) match across diagonals and differ side by side, as
/// far as a queen on one of them leaves that visible.
bool cross_over(const Picture& picture, const Grid& grid, int row, int column) {
    const Border a = border(picture, grid, {row, column});
    const Border b = border(picture, grid, {row, column + 1});
    const Border c = border(picture, grid, {row + 1, column});
    const Border d = border(picture, grid, {row + 1, column + 1});
    std::size_t alike = 0;
    for (std::size_t i = 0; i < points; ++i) {
        const int contrast = std::max(distance(a[i], b[i]), distance(c[i], d[i]));
        const double allowed = contrast < min_shade_contrast ? -1 : 0.3 * contrast + 2;
        alike += distance(a[i], d[i]) <= allowed ? 1 : 0;
        alike += distance(b[i], c[i]) <= allowed ? 1 : 0;
    }
    return alike * 5 >= points * 4;
}

/// Returns true if the squares in the board's four corners alternate: a test that nearly all wrong places
/// fail.
bool may_fit(const Picture& picture, const Grid& grid) {
    if (!cross_over(picture, grid, 0, 0) && !cross_over(picture, grid, grid.n - 2, grid.n - 2))
        return false;
    std::array<std::vector<Shade>, 2> seen;
    const std::array ends{0, 1, grid.n - 2, grid.n - 1};
    for (int row : ends)
        for (int column : ends)
            for (const Shade& point : border(picture, grid, {row, column}))
                seen[(row + column) % 2].push_back(point);
    const std::array shades{median(seen[0]), median(seen[1])};
    const int contrast = distance(shades[0], shades[1]);
    std::size_t right = 0;
    for (std::size_t i : {0, 1})
        for (const Shade& point : seen[i])
            right += distance(point, shades[i]) <= 0.3 * contrast + 2 ? 1 : 0;
    return contrast >= min_shade_contrast && right > (seen[0].size() + seen[1].size()) / 2;
}

/// Returns the borders of all squares, row by row.
std::vector<Border> borders(const Picture& picture, const Grid& grid) {
    std::vector<Border> all;
    for (int row = 0; row < grid.n; ++row)
        for (int column = 0; column < grid.n; ++column)
            all.push_back(border(picture, grid, {row, column}));
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

/// The points of a row or column of squares that have their square's shade.
struct LineTally {
    std::array<int, 2> right{};  ///< in squares of either shade
    int strange_squares = 0;     ///< squares with another shade at most points

    int all() const { return right[0] + right[1]; }

    /// Returns true if hatching may cover the line. Its strokes leave some of each square's shade visible; a
    /// background does not.
    bool may_be_hatched(int n) const {
        const int squares = n / 2;  // of the rarer shade
        return n >= 4 && std::ranges::min(right) >= min_hatched * static_cast<double>(points) * squares;
    }
};

/// Counts the points with their square's shade: in total, and by row and column.
struct Tally {
    std::vector<int> offs;  ///< distances of those points from the shade
    std::vector<LineTally> rows;
    std::vector<LineTally> columns;
    int strange_squares = 0;

    Tally(const std::vector<Border>& all, const Grid& grid) : rows(grid.n), columns(grid.n) {
        const double allowed = 0.3 * distance(grid.shades[0], grid.shades[1]) + 2;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t shade = (i / grid.n + i % grid.n) % 2;
            int right = 0;
            for (const Shade& point : all[i]) {
                const int off = distance(point, grid.shades[shade]);
                if (off > allowed)
                    continue;
                offs.push_back(off);
                ++right;
            }
            const bool is_strange = 2 * right < static_cast<int>(points);
            for (LineTally* line : {&rows[i / grid.n], &columns[i % grid.n]}) {
                line->right[shade] += right;
                line->strange_squares += is_strange ? 1 : 0;
            }
            strange_squares += is_strange ? 1 : 0;
        }
    }

    /// Notes the hatched line, if any, in the grid.
    void find_hatched(Grid& grid) const {
        grid.hatched_row = grid.hatched_column = -1;
        const auto row = std::ranges::min_element(rows, {}, &LineTally::all);
        const auto column = std::ranges::min_element(columns, {}, &LineTally::all);
        const auto is_hatched = [&](const LineTally& line) {
            return line.all() < min_line * points * grid.n && line.may_be_hatched(grid.n);
        };
        if (is_hatched(*row) && row->all() <= column->all())
            grid.hatched_row = static_cast<int>(row - rows.begin());
        else if (is_hatched(*column))
            grid.hatched_column = static_cast<int>(column - columns.begin());
    }

    /// The least count of a line that is not hatched.
    int worst(const Grid& grid) const {
        int least = INT_MAX;
        for (int i = 0; i < grid.n; ++i) {
            if (i != grid.hatched_row)
                least = std::min(least, rows[i].all());
            if (i != grid.hatched_column)
                least = std::min(least, columns[i].all());
        }
        return least;
    }

    /// The strange squares outside of the hatched line.
    int strange_beside(const Grid& grid) const {
        return strange_squares - (grid.hatched_row >= 0      ? rows[grid.hatched_row].strange_squares
                                  : grid.hatched_column >= 0 ? columns[grid.hatched_column].strange_squares
                                                             : 0);
    }
};

/// Measures how many points have their square's shade; returns nothing if the place shows no board.
std::optional<Fit> measure(const std::vector<Border>& all, Grid grid) {
    if (distance(grid.shades[0], grid.shades[1]) < min_shade_contrast)
        return std::nullopt;
    Tally tally(all, grid);
    const double score = static_cast<double>(tally.offs.size()) / static_cast<double>(points * all.size());
    tally.find_hatched(grid);
    // Marks such as the tint of a solution hide the border of some squares, and queens hide that of small
    // ones.
    const bool may_be_covered = grid.n >= 4 || grid.side() < small_side;
    const int max_strange = std::max(grid.n * grid.n / 6, may_be_covered ? grid.n : 0);
    if (score < min_score || tally.worst(grid) < min_line * points * grid.n ||
        tally.strange_beside(grid) > max_strange)
        return std::nullopt;
    const auto max = tally.offs.begin() + static_cast<std::ptrdiff_t>(tally.offs.size() * 9 / 10);
    std::nth_element(tally.offs.begin(), max, tally.offs.end());
    grid.noise = *max;
    return Fit{grid, score};
}

}  // namespace

std::optional<Fit> fit(const Picture& picture, const Lattice& columns, const Lattice& rows) {
    Grid grid{columns.n, columns.start, rows.start, columns.step, rows.step, {}, 0};
    if (!may_fit(picture, grid))
        return std::nullopt;
    const std::vector<Border> all = borders(picture, grid);
    grid.shades = shades_of(all, grid.n);
    std::optional<Fit> found = measure(all, grid);
    // If a lossy format blurs the squares' sides, a board some pixels off fits as well or better.
    constexpr double per_pixel = 0.01;
    if (found)
        found->score -= per_pixel * std::max(columns.off, rows.off);
    return found;
}

bool goes_on(const Picture& picture, const Grid& grid) {
    const double allowed = 0.3 * distance(grid.shades[0], grid.shades[1]) + 2;
    // Of the points in squares of either shade; hatching and marks cover the others. A background in one of
    // the shades has no points in the other.
    constexpr double part = 0.45;
    const auto side_goes_on = [&](bool is_row, int line) {
        std::array<int, 2> seen{};
        std::array<int, 2> alike{};
        for (int i = 0; i < grid.n; ++i)
            for (const double along : {i + 0.1, i + 0.25, i + 0.75, i + 0.9})
                for (const double inside : {0.1, 0.25}) {
                    const double across = line < 0 ? -inside : line + inside;
                    const double x = grid.x + grid.width * (is_row ? along : across);
                    const double y = grid.y + grid.height * (is_row ? across : along);
                    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height)
                        continue;
                    const std::size_t shade = (i + line + 2) % 2;
                    const Shade seen_here = picture.at(static_cast<int>(x), static_cast<int>(y));
                    ++seen[shade];
                    alike[shade] += distance(seen_here, grid.shades[shade]) <= allowed ? 1 : 0;
                }
        return seen[0] > 0 && seen[1] > 0 && alike[0] >= part * seen[0] && alike[1] >= part * seen[1];
    };
    return side_goes_on(true, -1) || side_goes_on(true, grid.n) || side_goes_on(false, -1) ||
           side_goes_on(false, grid.n);
}

bool still_fits(const Picture& picture, const Grid& grid) {
    return grid.n == 1 || measure(borders(picture, grid), grid).has_value();
}

bool roughly_fits(const Picture& picture, const Grid& grid) {
    constexpr double min = 0.6;
    constexpr double min_of_line = 0.25;
    const std::vector<Border> all = borders(picture, grid);
    const Tally tally(all, grid);
    const int worst = std::min(std::ranges::min(tally.rows, {}, &LineTally::all).all(),
                               std::ranges::min(tally.columns, {}, &LineTally::all).all());
    return static_cast<double>(tally.offs.size()) >= min * static_cast<double>(points * all.size()) &&
           worst >= min_of_line * points * grid.n;
}

bool is_alike(const Grid& a, const Grid& b) {
    constexpr double pixel = 1.5;
    constexpr int blur = 16;  // levels
    const auto is_near = [](double p, double q) { return std::abs(p - q) <= pixel; };
    return a.n == b.n && is_near(a.x, b.x) && is_near(a.y, b.y) && is_near(a.n * a.width, b.n * b.width) &&
           is_near(a.n * a.height, b.n * b.height) && distance(a.shades[0], b.shades[0]) <= blur &&
           distance(a.shades[1], b.shades[1]) <= blur;
}

bool may_follow_card(std::span<const Grid> boards, const Grid& before, const Picture& opening) {
    const bool is_single = before.n > 1 && boards.size() == 1 && boards.front().n == 1;
    const double off_center = std::max(3.0, before.side() / 12);  // pixels, as far as a board is found off it
    const auto is_another = [&](const Grid& grid) {
        const double right = grid.x + grid.n * grid.width / 2 - before.x - before.n * before.width / 2;
        const double down = grid.y + grid.n * grid.height / 2 - before.y - before.n * before.height / 2;
        const bool turns = before.n > 1 && std::max(std::abs(right), std::abs(down)) < off_center;
        return grid.n == 1 || (!turns && !still_fits(opening, grid));
    };
    return !is_single && std::ranges::any_of(boards, is_another);
}

}  // namespace queenreel::judge
