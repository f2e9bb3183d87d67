#include "queenreel/codecs/delta/patch.h"

#include <cstddef>
#include <utility>

namespace queenreel {
namespace {

constexpr std::uint8_t opaque = 255;

/// The smallest rectangle around all boxes with even left and top, which WebP requires.
Rect even_part(const std::vector<Rect>& boxes) {
    const Rect all = united(boxes);
    return all.united({all.x & ~1, all.y & ~1, 0, 0});
}

}  // namespace

PatchCanvas::PatchCanvas(std::vector<Color> palette) : palette_(std::move(palette)) {
    constexpr std::size_t max_colors = 256;
    if (palette_.size() < max_colors) {
        keep_ = static_cast<std::uint8_t>(palette_.size());
        palette_.push_back({0, 0, 0, 0});
    }
}

Patch PatchCanvas::whole(const Picture& picture) const {
    return {{0, 0, picture.width, picture.height}, picture.indices};
}

Patch PatchCanvas::update(const Picture& picture, const std::vector<Rect>& boxes, Patch& /*last*/) const {
    const Rect box = even_part(boxes);
    Patch patch{box, {}};
    const std::size_t size = static_cast<std::size_t>(box.width) * static_cast<std::size_t>(box.height);
    patch.indices.reserve(size);
    patch.changes.reserve(size);
    bool can_be_drawn_over = keep_.has_value();
    for (int y = box.y; y < box.bottom(); ++y) {
        const std::uint8_t* const now = picture.row(y).data() + box.x;
        const std::uint8_t* const before = shown().indices.data() + offset(box.x, y);
        patch.indices.insert(patch.indices.end(), now, now + box.width);
        for (int x = 0; x < box.width && can_be_drawn_over; ++x) {
            const bool is_same = now[x] == before[x];
            can_be_drawn_over = is_same || palette_[now[x]].alpha == opaque;
            patch.changes.push_back(is_same ? *keep_ : now[x]);
        }
    }
    if (!can_be_drawn_over)
        patch.changes.clear();
    return patch;
}

Patch repeated(const Patch& patch) {
    return {{patch.box.x, patch.box.y, 1, 1}, {patch.indices.front()}};
}

}  // namespace queenreel
