#include "queenreel/film/patch/canvas.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "queenreel/film/changed_boxes.h"

namespace queenreel {
namespace {

/// The smallest rectangle around all that changed from `before` on, beginning at even places, as WebP wants;
/// nothing where nothing did.
std::optional<Rect> changed_part(const Picture& picture, const std::vector<std::uint8_t>& before) {
    std::vector<Rect> boxes;
    for (const Rect& rect : picture.changed)
        std::ranges::copy(changed_boxes(picture, before, rect), std::back_inserter(boxes));
    if (boxes.empty())
        return std::nullopt;
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

std::optional<Patch> PatchCanvas::paint(const Picture& picture) {
    if (shown_.empty()) {
        width_ = picture.width;
        shown_ = picture.indices;
        last_ = {{0, 0, picture.width, picture.height}, shown_};
        return std::nullopt;
    }
    const std::optional<Rect> part = changed_part(picture, shown_);
    if (!part)
        return std::nullopt;
    Patch next = update(picture, *part);
    for (int y = part->y; y < part->bottom(); ++y)
        std::copy_n(picture.row(y).data() + part->x, part->width, shown_.data() + offset(part->x, y));
    return std::exchange(last_, std::move(next));
}

Patch PatchCanvas::update(const Picture& picture, const Rect& box) const {
    Patch patch{box, {}};
    const std::size_t size = static_cast<std::size_t>(box.width) * static_cast<std::size_t>(box.height);
    patch.indices.reserve(size);
    for (int y = box.y; y < box.bottom(); ++y) {
        const std::uint8_t* const now = picture.row(y).data() + box.x;
        patch.indices.insert(patch.indices.end(), now, now + box.width);
    }
    if (!can_be_drawn_over(picture, box))
        return patch;
    patch.changes.reserve(size);
    for (int y = box.y; y < box.bottom(); ++y) {
        const std::uint8_t* const now = picture.row(y).data() + box.x;
        const std::uint8_t* const before = shown_.data() + offset(box.x, y);
        for (int x = 0; x < box.width; ++x)
            patch.changes.push_back(now[x] == before[x] ? *keep_ : now[x]);
    }
    return patch;
}

bool PatchCanvas::can_be_drawn_over(const Picture& picture, const Rect& box) const {
    if (!keep_)
        return false;
    for (int y = box.y; y < box.bottom(); ++y) {
        const std::uint8_t* const now = picture.row(y).data() + box.x;
        const std::uint8_t* const before = shown_.data() + offset(box.x, y);
        for (int x = 0; x < box.width; ++x)
            if (now[x] != before[x] && palette_[now[x]].alpha < 255)
                return false;
    }
    return true;
}

}  // namespace queenreel
