#include "queenreel/verify/board/lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace queenreel::judge {
namespace {

constexpr double tolerance = 1.25;   ///< pixels that an edge may be off its line
constexpr double min_square = 2.75;  ///< pixels; allows for a square of 3 that was scaled a little

/// A lookup of edges by position, to within a pixel.
class EdgeTable {
  public:
    explicit EdgeTable(const std::vector<int>& edges) : edges_(edges), near_(edges.back() + 2) {
        for (int edge : edges)
            for (int position = std::max(0, edge - 1); position <= edge + 1; ++position)
                near_[position] = true;
    }

    bool has(double position) const { return near_[std::lround(position)]; }

    /// Returns true if all inner lines of `lattice` are edges.
    bool speaks_for(const Lattice& lattice) const {
        for (int line = 1; line < lattice.n; ++line)
            if (!has(lattice.start + line * lattice.step))
                return false;
        return true;
    }

    /// Returns the greatest distance of a line of `lattice` from its nearest edge.
    double off(const Lattice& lattice) const {
        double max = 0;
        for (int line = 0; line <= lattice.n; ++line) {
            const double position = lattice.start + line * lattice.step;
            const auto after = std::ranges::lower_bound(edges_, position);
            const double up = after == edges_.end() ? INFINITY : *after - position;
            const double down = after == edges_.begin() ? INFINITY : position - *std::prev(after);
            max = std::max(max, std::min(up, down));
        }
        return max;
    }

  private:
    const std::vector<int>& edges_;
    std::vector<bool> near_;
};

/// A set of lattices.
class Collection {
  public:
    explicit Collection(int length) : length_(length) {}

    /// Adds `lattice`, and its extensions by one step at either end, as far as they are in the picture.
    void add_variants(const Lattice& lattice) {
        for (int before : {0, 1})
            for (int after : {0, 1})
                add({.n = lattice.n + before + after,
                     .start = lattice.start - before * lattice.step,
                     .step = lattice.step});
    }

    std::vector<Lattice> take() { return std::move(found_); }

  private:
    void add(const Lattice& lattice) {
        const bool is_inside = lattice.start > -tolerance && lattice.end() < length_ + tolerance;
        if (lattice.n < 2 || lattice.n > max_seen_size || !is_inside)
            return;
        if (known_.emplace(lattice.n, std::lround(2 * lattice.start), std::lround(2 * lattice.end())).second)
            found_.push_back(lattice);
    }

    int length_;
    std::set<std::tuple<int, long, long>> known_;
    std::vector<Lattice> found_;
};

constexpr int max_samples = 512;  ///< along an edge
constexpr int min_step = 4;       ///< levels; noise of films stays below
constexpr std::size_t max_edges = 128;

/// The number of occurrences of each step at each position. Steps below `min_step` are not counted, and …
using StepCounts = std::vector<std::array<std::uint16_t, 256>>;

constexpr std::size_t all_steps = 0;  ///< … this index has the count of all others

void note(const Shade& before, const Shade& shade, std::array<std::uint16_t, 256>& counts) {
    const int step = distance(before, shade);
    if (step < min_step)
        return;
    ++counts[step];
    ++counts[all_steps];
}

/// Returns the positions of `count` samples along `pixels` pixels.
std::vector<int> places(int count, int pixels) {
    std::vector<int> found;
    for (int sample = 0; sample < count; ++sample)
        found.push_back(static_cast<int>((sample + 0.5) * pixels / count));
    return found;
}

/// Counts the steps between all columns, in the sampled rows.
void count_x_steps(const Picture& picture, const std::vector<int>& rows, StepCounts& counts) {
    for (const int y : rows) {
        Shade before = picture.at(0, y);
        for (int x = 1; x < picture.width; ++x) {
            const Shade shade = picture.at(x, y);
            note(before, shade, counts[x]);
            before = shade;
        }
    }
}

/// Counts the steps between all rows, in the sampled columns; goes row by row, in memory order.
void count_y_steps(const Picture& picture, const std::vector<int>& columns, StepCounts& counts) {
    std::vector<Shade> before;
    for (const int x : columns)
        before.push_back(picture.at(x, 0));
    for (int y = 1; y < picture.height; ++y)
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const Shade shade = picture.at(columns[i], y);
            note(before[i], shade, counts[y]);
            before[i] = shade;
        }
}

/// Returns at each position the step that a part of the samples reach, 0 if it is below `min_step`: element p
/// is the edge between p - 1 and p.
std::vector<int> steps(const Picture& picture, Axis axis, double part) {
    const int length = axis == Axis::x ? picture.width : picture.height;
    const int breadth = axis == Axis::x ? picture.height : picture.width;
    const int samples = std::min(breadth, max_samples);
    StepCounts counts(length);
    (axis == Axis::x ? count_x_steps : count_y_steps)(picture, places(samples, breadth), counts);
    const double enough = part * samples;
    std::vector<int> found(length);
    for (int p = 0; p < length; ++p) {
        if (counts[p][all_steps] < enough)
            continue;
        int level = 255;
        for (int above = counts[p][level]; above < enough;)
            above += counts[p][--level];
        found[p] = level;
    }
    return found;
}

constexpr int max_lines = 96;      ///< lines to test, spread over the picture
constexpr int min_contrast = 8;    ///< levels between the two shades
constexpr double min_part = 0.02;  ///< part of the lines that must alternate: a small board's borders

/// Returns positions along a line, two per step: where it begins and ends.
std::vector<int> positions(const Lattice& lattice, int length) {
    const double inset = std::max(0.5, 0.06 * lattice.step);
    std::vector<int> all;
    for (int i = 0; i < lattice.n; ++i)
        for (double offset : {inset, lattice.step - inset})
            all.push_back(
                std::clamp(static_cast<int>(lattice.start + i * lattice.step + offset), 0, length - 1));
    return all;
}

/// A straight line of pixels along an axis.
class Line {
  public:
    Line(const Picture& picture, Axis axis, int across) : picture_(picture), axis_(axis), across_(across) {}

    Shade at(int along) const {
        return axis_ == Axis::x ? picture_.at(along, across_) : picture_.at(across_, along);
    }

    /// Returns true if most of `positions`, two per step, alternate between the shades of step `first` and of
    /// the step after it.
    bool alternates(const std::vector<int>& positions, std::size_t first) const {
        const std::array<Shade, 2> turns{at(positions[2 * first]), at(positions[2 * first + 2])};
        const int contrast = distance(turns[0], turns[1]);
        if (contrast < min_contrast)
            return false;
        const std::size_t max_wrong = positions.size() < 8 ? 0 : 2 + positions.size() / 8;
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < positions.size() && wrong <= max_wrong; ++i)
            wrong += distance(at(positions[i]), turns[(i / 2 + first) % 2]) > 0.3 * contrast + 2 ? 1 : 0;
        return wrong <= max_wrong;
    }

  private:
    const Picture& picture_;
    Axis axis_;
    int across_;
};

}  // namespace

std::vector<Lattice> lattices(const std::vector<int>& edges) {
    const EdgeTable table(edges);
    Collection found(edges.back());
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            const int length = edges[j] - edges[i];
            for (int n = 1; n <= std::min<double>(max_seen_size, length / min_square); ++n) {
                const Lattice lattice{
                    .n = n, .start = static_cast<double>(edges[i]), .step = static_cast<double>(length) / n};
                if (table.speaks_for(lattice))
                    found.add_variants(lattice);
            }
        }
    std::vector<Lattice> all = found.take();
    for (Lattice& lattice : all)
        lattice.off = table.off(lattice);
    return all;
}

std::vector<int> edges(const Picture& picture, Axis axis, double part) {
    const std::vector<int> step = steps(picture, axis, part);
    const int length = static_cast<int>(step.size());
    std::vector<int> found;
    for (int p = 1; p < length; ++p) {
        const int next = p + 1 < length ? step[p + 1] : 0;
        if (step[p] >= min_step && step[p] >= step[p - 1] && step[p] > next)
            found.push_back(p);
    }
    if (found.size() > max_edges) {
        std::nth_element(found.begin(), found.begin() + max_edges, found.end(),
                         [&](int a, int b) { return step[a] > step[b]; });
        found.resize(max_edges);
    }
    found.push_back(0);
    found.push_back(length);
    std::sort(found.begin(), found.end());
    return found;
}

bool alternates(const Picture& picture, Axis axis, const Lattice& lattice) {
    const int length = axis == Axis::x ? picture.width : picture.height;
    const int breadth = axis == Axis::x ? picture.height : picture.width;
    const int lines = std::min(breadth, max_lines);
    const int enough = std::max(1, static_cast<int>(min_part * lines));
    const std::vector<int> along = positions(lattice, length);
    int found = 0;
    for (int i = 0; i < lines && found < enough; ++i) {
        const Line line(picture, axis, static_cast<int>((i + 0.5) * breadth / lines));
        found += line.alternates(along, 0) || (lattice.n > 3 && line.alternates(along, 2)) ? 1 : 0;
    }
    return found >= enough;
}

}  // namespace queenreel::judge
