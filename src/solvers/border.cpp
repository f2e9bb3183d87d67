#include "solvers/border.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace queenreel {
namespace {

bool is_non_attacking(const Border& border, int n) {
    const auto queens = border.queens(n);
    for (auto first = queens.begin(); first != queens.end(); ++first)
        if (std::any_of(first + 1, queens.end(), [first](Square other) { return share_line(*first, other); }))
            return false;
    return true;
}

std::array<Border, 8> images(Border border, int n) {
    std::array<Border, 8> all;
    // Mirroring and transposing in turn goes through the whole group.
    for (std::size_t i = 0; i < all.size(); i += 2) {
        const auto [top, bottom, left, right] = border;
        all[i] = {n - 1 - top, n - 1 - bottom, right, left};
        all[i + 1] = {right, left, n - 1 - top, n - 1 - bottom};
        border = all[i + 1];
    }
    return all;
}

/// Twice the distance from the middle of an edge.
int off_middle(int place, int n) {
    return std::abs(2 * place - (n - 1));
}

/// True when the border comes first among its images: by how near its top queen is to the middle, then by
/// value.
bool stands_for(const std::array<Border, 8>& images, const Border& border, int n) {
    const auto key = [n](const Border& b) { return std::pair(off_middle(b.top, n), b); };
    return std::none_of(images.begin(), images.end(),
                        [&](const Border& image) { return key(image) < key(border); });
}

}  // namespace

std::vector<BorderClass> border_classes(int n) {
    std::vector<BorderClass> classes;
    const auto add = [&classes, n](const Border& border) {
        if (!is_non_attacking(border, n))
            return;
        const auto all = images(border, n);
        if (stands_for(all, border, n))
            classes.push_back({border, 8 / static_cast<int>(std::count(all.begin(), all.end(), border))});
    };
    for (int top = 0; top <= n - 1 - top; ++top)
        for (int bottom = 0; bottom < n; ++bottom)
            for (int left = 0; left < n; ++left)
                for (int right = 0; right < n; ++right)
                    add({top, bottom, left, right});
    return classes;
}

}  // namespace queenreel
