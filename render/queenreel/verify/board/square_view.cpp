#include "queenreel/verify/board/square_view.h"

#include <algorithm>
#include <cmath>

#include "queenreel/verify/board/median.h"

namespace queenreel::judge {
namespace {

constexpr double letters = 0.3;          ///< the part of a side that a letter in a corner may take
constexpr double blurred_border = 0.07;  ///< the part of a side into which films blur the neighbor's shade

int threshold_of(const Grid& grid) {
    constexpr double min = 10;
    return static_cast<int>(std::max(min, 8 + 4 * grid.noise));
}

/// Returns the shades along a ring at a distance from the square's sides, given as a part of a side; corners
/// come first.
std::vector<Shade> ring(const Picture& picture, const Grid& grid, Square square, double inset) {
    constexpr int steps = 16;  // along a side
    std::vector<Shade> seen;
    const auto look = [&](double u, double v) {
        const double x = grid.x + (square.column + u) * grid.width;
        const double y = grid.y + (square.row + v) * grid.height;
        seen.push_back(picture.at(std::clamp(static_cast<int>(x), 0, picture.width - 1),
                                  std::clamp(static_cast<int>(y), 0, picture.height - 1)));
    };
    for (const double u : {inset, 1 - inset})
        for (const double v : {inset, 1 - inset})
            look(u, v);
    for (int i = 1; i < steps; ++i) {
        const double along = inset + (1 - 2 * inset) * i / steps;
        for (const double across : {inset, 1 - inset}) {
            look(along, across);
            look(across, along);
        }
    }
    return seen;
}

/// Returns the shade behind everything on a square: its own, or that of a tint that covers all of it or all
/// but a rim.
Shade ground_of(const Picture& picture, const Grid& grid, Square square, const Shade& own, int threshold) {
    if (grid.n == 1)
        return own;  // there is no other square to compare a tint with
    constexpr double whole = 0.1;
    constexpr double within = 0.17;
    constexpr std::ptrdiff_t corners = 4;
    for (const double inset : {whole, within}) {
        const std::vector<Shade> seen = ring(picture, grid, square, inset);
        const auto is_own = [&](const Shade& shade) { return distance(shade, own) == 0; };
        if (2 * std::ranges::count_if(seen, is_own) > std::ssize(seen))
            continue;  // their median is the square's own shade
        const Shade middle = median(seen);
        const auto alike = [&](const Shade& shade) { return distance(shade, middle) <= threshold; };
        const auto all = std::ranges::count_if(seen, alike);
        const auto at_corners = std::count_if(seen.begin(), seen.begin() + corners, alike);
        if (distance(middle, own) > threshold && 4 * all >= 3 * std::ssize(seen) && at_corners >= corners - 1)
            return middle;
    }
    return own;
}

/// Returns true if two shades are within a tolerance, with differences in several channels added up:
/// otherwise a pale red mark would count as ivory as a queen.
bool is_within(int tolerance, const Shade& a, const Shade& b) {
    int squares = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        squares += (a[i] - b[i]) * (a[i] - b[i]);
    return squares <= tolerance * tolerance;
}

/// The number of shades that are close to a color.
std::ptrdiff_t alike(const std::vector<Shade>& shades, const Shade& color) {
    constexpr int tolerance = 24;  // levels
    return std::ranges::count_if(shades,
                                 [&](const Shade& shade) { return is_within(tolerance, shade, color); });
}

}  // namespace

SquareView::SquareView(const Picture& picture, const Grid& grid, Square square, int samples)
    : samples_(std::clamp(static_cast<int>(std::lround(grid.side())), 1, samples)),
      threshold_(threshold_of(grid)) {
    const Shade& own = grid.shades[(square.row + square.column) % 2];
    const Shade ground = ground_of(picture, grid, square, own, threshold_);
    const bool is_tinted = own != ground;
    const std::vector<int> xs = positions(grid.x, square.column, grid.width, picture.width);
    const std::vector<int> ys = positions(grid.y, square.row, grid.height, picture.height);
    off_.resize(xs.size() * ys.size());
    shades_.resize(off_.size());
    std::size_t at = 0;
    for (const int y : ys)
        for (const int x : xs) {
            shades_[at] = picture.at(x, y);
            off_[at] = static_cast<std::uint8_t>(is_tinted ? off_line(shades_[at], own, ground)
                                                           : distance(shades_[at], own));
            ++at;
        }
    for (int i = 0; i < samples_; ++i) {
        const double from_side = std::min((i + 0.5) / samples_, 1 - (i + 0.5) / samples_);
        zones_.push_back(from_side <= blurred_border ? Zone::rim
                         : from_side < letters       ? Zone::outer
                                                     : Zone::inner);
    }
}

std::vector<int> SquareView::positions(double start, int square, double side, int length) const {
    std::vector<int> found;
    for (int i = 0; i < samples_; ++i) {
        const double position = start + (square + (i + 0.5) / samples_) * side;
        found.push_back(std::clamp(static_cast<int>(position), 0, length - 1));
    }
    return found;
}

double SquareView::middle() const {
    const int left = static_cast<int>(0.38 * samples_);
    const int right = static_cast<int>(std::ceil(0.62 * samples_));
    const int top = static_cast<int>(0.4 * samples_);
    const int bottom = static_cast<int>(std::ceil(0.65 * samples_));
    int inked = 0;
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
            inked += is_inked(x, y) ? 1 : 0;
    return static_cast<double>(inked) / ((right - left) * (bottom - top));
}

double SquareView::thickness() const {
    // Computes the distance of each inked sample from the nearest sample without ink, in king's moves: two
    // passes of a chamfer (Rosenfeld & Pfaltz 1966).
    std::vector<int> depth(off_.size());
    const auto at = [&](int x, int y) {
        return x < 0 || y < 0 || x >= samples_ || y >= samples_ ? 0 : depth[y * samples_ + x];
    };
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            if (counts(x, y) && is_inked(x, y))
                depth[y * samples_ + x] =
                    1 + std::min({at(x - 1, y - 1), at(x, y - 1), at(x + 1, y - 1), at(x - 1, y)});
    int max = 0;
    for (int y = samples_ - 1; y >= 0; --y)
        for (int x = samples_ - 1; x >= 0; --x) {
            int& own = depth[y * samples_ + x];
            own =
                std::min(own, 1 + std::min({at(x + 1, y + 1), at(x, y + 1), at(x - 1, y + 1), at(x + 1, y)}));
            max = std::max(max, own);
        }
    return static_cast<double>(max) / samples_;
}

bool SquareView::is_dot() const {
    constexpr double max = 0.24;  // distance from the middle, as a part of a side
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            if (counts(x, y) && is_inked(x, y) &&
                std::hypot(x + 0.5 - 0.5 * samples_, y + 0.5 - 0.5 * samples_) > max * samples_)
                return false;
    return true;
}

double SquareView::share_of(const Shade& color, int tolerance) const {
    int alike = 0;
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            alike += counts(x, y) && is_within(tolerance, shades_[y * samples_ + x], color) ? 1 : 0;
    return static_cast<double>(alike) / (samples_ * samples_);
}

Ink SquareView::look() const {
    LevelMedian strength;
    std::vector<Shade> inked;
    std::vector<int> off;
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x) {
            if (!counts(x, y) || !is_inked(x, y))
                continue;
            const auto at = static_cast<std::size_t>(y * samples_ + x);
            strength.add(off_[at]);
            inked.push_back(shades_[at]);
            off.push_back(off_[at]);
        }
    const Ink all{median(inked), strength.value()};
    // A median between a body and the smooth edges of fine lines may look like neither.
    std::vector<Shade> strong;
    LevelMedian strength_of_strong;
    for (std::size_t i = 0; i < inked.size(); ++i)
        if (off[i] > all.strength) {
            strong.push_back(inked[i]);
            strength_of_strong.add(static_cast<std::uint8_t>(off[i]));
        }
    if (strong.empty())
        return all;
    const Ink body{median(strong), strength_of_strong.value()};
    return alike(inked, body.color) > alike(inked, all.color) ? body : all;
}

double SquareView::ink() const {
    int inked = 0;
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            inked += counts(x, y) && is_inked(x, y) ? 1 : 0;
    return static_cast<double>(inked) / (samples_ * samples_);
}

bool SquareView::is_ring() const {
    std::vector<double> radii;
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            if (counts(x, y) && is_inked(x, y))
                radii.push_back(std::hypot(x + 0.5 - 0.5 * samples_, y + 0.5 - 0.5 * samples_) / samples_);
    if (radii.empty())
        return false;
    std::sort(radii.begin(), radii.end());
    const double inner = radii[radii.size() / 20];
    const double outer = radii[radii.size() - 1 - radii.size() / 20];
    // The letter Q has a hole in its middle as well, but it is larger, and its line is neither as thin nor as
    // round.
    const bool is_small = outer < 0.3 && inner > 0.5 * outer;
    const bool is_thin = outer - inner < 0.08 + 0.7 / samples_;
    return inner > 0.12 && (is_small || is_thin);
}

double SquareView::enclosed() const {
    std::vector<bool> outside(off_.size());
    std::vector<int> open;
    // A square may show a line of its neighbors' shade along its sides, which encloses nothing.
    const auto is_rim = [&](int x, int y) {
        return zones_[static_cast<std::size_t>(x)] == Zone::rim ||
               zones_[static_cast<std::size_t>(y)] == Zone::rim;
    };
    const auto visit = [&](int x, int y) {
        if (x < 0 || y < 0 || x >= samples_ || y >= samples_ || outside[y * samples_ + x] ||
            (is_inked(x, y) && !is_rim(x, y)))
            return;
        outside[y * samples_ + x] = true;
        open.push_back(y * samples_ + x);
    };
    for (int i = 0; i < samples_; ++i)
        for (int end : {0, samples_ - 1}) {
            visit(i, end);
            visit(end, i);
        }
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        const int x = at % samples_;
        const int y = at / samples_;
        visit(x - 1, y);
        visit(x + 1, y);
        visit(x, y - 1);
        visit(x, y + 1);
    }
    int inside = 0;
    for (int y = 0; y < samples_; ++y)
        for (int x = 0; x < samples_; ++x)
            inside += counts(x, y) && !outside[y * samples_ + x] ? 1 : 0;
    return static_cast<double>(inside) / (samples_ * samples_);
}

}  // namespace queenreel::judge
