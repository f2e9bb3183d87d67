#include "queenreel/verify/board/edges.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace queenreel::judge {
namespace {

constexpr int max_samples = 512;  ///< along an edge
constexpr int min_step = 4;       ///< levels; noise of films stays below
constexpr std::size_t max_edges = 128;

/// How often each step occurs at each position; those below `min_step` are left out, and …
using StepCounts = std::vector<std::array<std::uint16_t, 256>>;

constexpr std::size_t all_steps = 0;  ///< … where they would be, all others are counted together

void note(const Shade& before, const Shade& shade, std::array<std::uint16_t, 256>& counts) {
    const int step = distance(before, shade);
    if (step < min_step)
        return;
    ++counts[step];
    ++counts[all_steps];
}

/// The places of `count` samples along so many pixels.
std::vector<int> places(int count, int pixels) {
    std::vector<int> found;
    for (int sample = 0; sample < count; ++sample)
        found.push_back(static_cast<int>((sample + 0.5) * pixels / count));
    return found;
}

/// Between all columns, in the sampled rows.
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

/// Between all rows, in the sampled columns; row by row, as pictures lie in memory.
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

/// At each position the step that a part of the samples reach, 0 where it is below `min_step`: element p is
/// for the edge between p - 1 and p.
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

}  // namespace

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

}  // namespace queenreel::judge
