#include "solvers/border.h"

#include <algorithm>

namespace queenreel {
namespace {

bool is_peaceful(const Border& border, int n) {
    const auto queens = border.queens(n);
    for (auto first = queens.begin(); first != queens.end(); ++first)
        if (std::any_of(first + 1, queens.end(),
                        [first](Square second) { return share_line(*first, second); }))
            return false;
    return true;
}

Border mirrored(const Border& border, int n) {
    return {n - 1 - border.top, n - 1 - border.bottom, border.right, border.left};
}

Border transposed(const Border& border) {
    return {border.left, border.right, border.top, border.bottom};
}

/// How many different images the border has; 0 when one of them is less, and so stands for the class.
int images_if_least(const Border& border, int n) {
    int fixing = 0;
    Border image = border;
    // Mirroring and transposing in turn goes through the whole group.
    for (int turn = 0; turn < 4; ++turn) {
        for (const Border next : {mirrored(image, n), transposed(mirrored(image, n))}) {
            if (next < border)
                return 0;
            fixing += next == border;
            image = next;
        }
    }
    return 8 / fixing;
}

}  // namespace

std::vector<BorderClass> border_classes(int n) {
    std::vector<BorderClass> classes;
    // In the least image no queen is nearer to its corners than the top one to the left.
    for (int top = 0; top <= n - 1 - top; ++top)
        for (int bottom = top; bottom <= n - 1 - top; ++bottom)
            for (int left = top; left <= n - 1 - top; ++left)
                for (int right = top; right <= n - 1 - top; ++right)
                    if (const Border border{top, bottom, left, right}; is_peaceful(border, n))
                        if (const int images = images_if_least(border, n); images > 0)
                            classes.push_back({border, images});
    return classes;
}

}  // namespace queenreel
