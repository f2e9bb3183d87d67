#include "queenreel/counting/column_split.h"

#include <bit>

namespace queenreel {
namespace {

constexpr std::uint64_t choose(std::uint64_t n, int k) {
    std::uint64_t count = 1;
    for (int i = 1; i <= k; ++i)
        count = count * (n - static_cast<std::uint64_t>(k - i)) / static_cast<std::uint64_t>(i);
    return count;
}

std::uint32_t all_lines(int half) {
    return (std::uint32_t{1} << half) - 1;
}

/// Yields the splits without a cross, or with one queen in the center.
Generator<ColumnSplit> symmetric_splits(int n) {
    const int half = n / 2;
    const std::uint32_t all = all_lines(half);
    ColumnSplit split;
    if (n % 2 == 1)
        split.cross = Cross{half, half};
    // The single queen is its own mirror image.
    const int mirror_images = n == 1 ? 1 : 2;
    for (int queens = half / 2; queens >= 0; --queens)
        for (std::uint32_t x = 0; x <= all; ++x) {
            if (std::popcount(x) != queens)
                continue;
            split.right = all ^ x;
            for (std::uint32_t v = 0; v <= all; ++v) {
                const std::uint32_t key = set_key(v, all);
                // If all quadrants have equally many queens, mirroring replaces V by its complement.
                const bool stands_for = 2 * queens < half || v == key;
                if (std::popcount(v) != queens || !stands_for || key < set_key(x, all))
                    continue;
                split.left = v;
                split.row_limit = key;
                split.images = key == set_key(x, all) ? mirror_images : 2 * mirror_images;
                co_yield split;
            }
        }
}

Generator<ColumnSplit> splits_beside(Cross cross, int half) {
    const std::uint32_t all = all_lines(half);
    const std::uint32_t taken = std::uint32_t{1} << cross.column;
    ColumnSplit split{.cross = cross, .images = 4};
    for (split.left = 0; split.left <= all; ++split.left) {
        if ((split.left & taken) != 0)
            continue;
        const int queens = half - 1 - std::popcount(split.left);
        for (split.right = 0; split.right <= all; ++split.right)
            if (std::popcount(split.right) == queens)
                co_yield split;
    }
}

}  // namespace

Generator<ColumnSplit> column_splits(int n) {
    const int half = n / 2;
    if (n % 2 == 1)
        for (int row = 0; row < half; ++row)
            for (int column = row + 1; column < half; ++column)
                for (const ColumnSplit& split : splits_beside({row, column}, half))
                    co_yield split;
    for (const ColumnSplit& split : symmetric_splits(n))
        co_yield split;
}

std::uint64_t column_split_count(int n) {
    if (n == 1)
        return 1;
    const int half = n / 2;
    std::uint64_t count = n % 2 == 0 ? 0 : choose(half, 2) * choose(2 * half - 1, half - 1);
    for (int queens = 0; 2 * queens < half; ++queens)
        count += choose(choose(half, queens) + 1, 2);
    // A set and its complement have the same key.
    if (half % 2 == 0)
        count += 2 * choose(choose(half, half / 2) / 2 + 1, 2);
    return count;
}

}  // namespace queenreel
