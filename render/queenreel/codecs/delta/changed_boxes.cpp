#include "queenreel/codecs/delta/changed_boxes.h"

#include <algorithm>

namespace queenreel {
namespace {

/// Two pictures of one size, compared pixel by pixel.
struct Comparison {
    const Picture& picture;
    std::span<const std::uint8_t> before;

    const std::uint8_t* now_at(int x, int y) const { return picture.row(y).data() + x; }
    const std::uint8_t* before_at(int x, int y) const {
        return before.data() + static_cast<std::size_t>(y) * picture.width + x;
    }

    /// For each column of `rect`, nonzero if it differs somewhere.
    std::vector<std::uint8_t> columns(const Rect& rect) const {
        std::vector<std::uint8_t> differ(static_cast<std::size_t>(rect.width));
        for (int y = rect.y; y < rect.y + rect.height; ++y) {
            const std::uint8_t* const now = now_at(rect.x, y);
            const std::uint8_t* const then = before_at(rect.x, y);
            for (std::size_t x = 0; x < differ.size(); ++x)
                differ[x] |= now[x] ^ then[x];
        }
        return differ;
    }

    bool same_row(const Rect& box, int y) const {
        return std::equal(now_at(box.x, y), now_at(box.x, y) + box.width, before_at(box.x, y));
    }

    /// `box`, which differs somewhere, without equal rows at its top and bottom.
    Rect trimmed(Rect box) const {
        while (same_row(box, box.y + box.height - 1))
            --box.height;
        while (same_row(box, box.y)) {
            ++box.y;
            --box.height;
        }
        return box;
    }
};

bool differs(std::uint8_t column) {
    return column != 0;
}

}  // namespace

std::vector<Rect> changed_boxes(const Picture& picture, std::span<const std::uint8_t> before,
                                const Rect& rect) {
    const Comparison comparison{picture, before};
    const std::vector<std::uint8_t> columns = comparison.columns(rect);
    std::vector<Rect> boxes;
    auto run = std::ranges::find_if(columns, differs);
    while (run != columns.end()) {
        const auto end = std::find_if_not(run, columns.end(), differs);
        const int left = rect.x + static_cast<int>(run - columns.begin());
        boxes.push_back(comparison.trimmed({left, rect.y, static_cast<int>(end - run), rect.height}));
        run = std::find_if(end, columns.end(), differs);
    }
    return boxes;
}

}  // namespace queenreel
