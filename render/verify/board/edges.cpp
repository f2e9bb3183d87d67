#include "verify/board/edges.h"

#include <algorithm>
#include <array>

namespace queenreel::judge {
namespace {

constexpr int max_samples = 512;  ///< along an edge
constexpr int min_step = 4;       ///< levels; noise of films stays below
constexpr std::size_t max_edges = 128;

/// At each position the step that a fifth of the samples reach: element p is for the edge between p - 1 and
/// p.
std::vector<int> steps(const Picture& picture, Axis axis) {
    const int length = axis == Axis::x ? picture.width : picture.height;
    const int breadth = axis == Axis::x ? picture.height : picture.width;
    const int samples = std::min(breadth, max_samples);
    std::vector<std::array<std::uint16_t, 256>> counts(length);
    for (int sample = 0; sample < samples; ++sample) {
        const int across = static_cast<int>((sample + 0.5) * breadth / samples);
        Shade before{};
        for (int p = 0; p < length; ++p) {
            const Shade shade = axis == Axis::x ? picture.at(p, across) : picture.at(across, p);
            ++counts[p][p ? distance(before, shade) : 0];
            before = shade;
        }
    }
    std::vector<int> found(length);
    for (int p = 0; p < length; ++p) {
        int level = 255;
        for (int above = counts[p][level]; above * 5 < samples && level > 0;)
            above += counts[p][--level];
        found[p] = level;
    }
    return found;
}

}  // namespace

std::vector<int> edges(const Picture& picture, Axis axis) {
    const std::vector<int> step = steps(picture, axis);
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
