#include "queenreel/film/gif/canvas.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "queenreel/film/changed_boxes.h"

namespace queenreel {
namespace {

bool is_clear(const Color& color) {
    return color.alpha < 128;
}

/// True where every pixel of `box` has the same index.
bool is_flat(const Picture& picture, const Rect& box) {
    const std::uint8_t color = picture.row(box.y)[static_cast<std::size_t>(box.x)];
    for (int y = box.y; y < box.bottom(); ++y) {
        const std::uint8_t* const row = picture.row(y).data() + box.x;
        if (std::any_of(row, row + box.width, [&](std::uint8_t index) { return index != color; }))
            return false;
    }
    return true;
}

}  // namespace

GifCanvas::GifCanvas(const std::vector<Color>& palette) {
    const std::size_t colors = std::min(palette.size(), index_.size());
    std::iota(index_.begin(), index_.end(), std::uint8_t{0});
    const auto first_clear =
        static_cast<std::size_t>(std::ranges::find_if(palette, is_clear) - palette.begin());
    transparent_ = first_clear < colors;
    if (transparent_ || colors < index_.size())
        keep_ = static_cast<std::uint8_t>(first_clear);  // after the last color when none is
    for (std::size_t index = first_clear; index < colors; ++index)
        if (is_clear(palette[index]))
            index_[index] = *keep_;
}

std::optional<GifFrame> GifCanvas::paint(const Picture& picture) {
    if (shown_.empty()) {
        width_ = picture.width;
        height_ = picture.height;
        shown_ = picture.indices;
        last_ = whole();
        return std::nullopt;
    }
    const std::vector<Rect> boxes = changes(picture);
    if (boxes.empty())
        return std::nullopt;
    if (!uncovers(picture, boxes)) {
        GifFrame next = update(picture, boxes);
        show(picture, boxes);
        return std::exchange(last_, std::move(next));
    }
    GifFrame before = whole();
    before.clears = true;
    show(picture, boxes);
    last_ = whole();
    return before;
}

std::vector<Rect> GifCanvas::changes(const Picture& picture) const {
    std::vector<Rect> boxes;
    for (const Rect& rect : picture.changed)
        std::ranges::copy(changed_boxes(picture, shown_, rect), std::back_inserter(boxes));
    return boxes;
}

bool GifCanvas::uncovers(const Picture& picture, const std::vector<Rect>& boxes) const {
    if (!transparent_)
        return false;
    for (const Rect& box : boxes)
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (is_transparent(picture.indices[offset(x, y)]) && !is_transparent(shown_[offset(x, y)]))
                    return true;
    return false;
}

GifFrame GifCanvas::whole() const {
    if (!transparent_)
        return {{0, 0, width_, height_}, shown_, false, false};
    GifFrame frame{opaque_box(), {}, true, false};
    for (int y = frame.box.y; y < frame.box.bottom(); ++y)
        std::transform(shown_.data() + offset(frame.box.x, y), shown_.data() + offset(frame.box.right(), y),
                       std::back_inserter(frame.indices), [&](std::uint8_t index) { return index_[index]; });
    return frame;
}

Rect GifCanvas::opaque_box() const {
    Rect box{0, 0, 1, 1};
    bool empty = true;
    for (int y = 0; y < height_; ++y)
        for (int x = 0; x < width_; ++x)
            if (!is_transparent(shown_[offset(x, y)]))
                box = std::exchange(empty, false) ? Rect{x, y, 1, 1} : box.united({x, y, 1, 1});
    return box;
}

GifFrame GifCanvas::update(const Picture& picture, const std::vector<Rect>& boxes) const {
    const Rect all = united(boxes);
    GifFrame frame{all, {}, keep_.has_value(), false};
    frame.indices.resize(static_cast<std::size_t>(all.width) * static_cast<std::size_t>(all.height),
                         keep_.value_or(0));
    if (!keep_)
        code(picture, all, frame);
    else
        for (const Rect& box : boxes)
            code(picture, box, frame);
    return frame;
}

void GifCanvas::code(const Picture& picture, const Rect& part, GifFrame& frame) const {
    const bool as_it_is = !keep_ || is_flat(picture, part);
    for (int y = part.y; y < part.bottom(); ++y) {
        const std::uint8_t* const now = picture.row(y).data() + part.x;
        const std::uint8_t* const before = shown_.data() + offset(part.x, y);
        std::uint8_t* const coded =
            frame.indices.data() + std::ptrdiff_t{y - frame.box.y} * frame.box.width + part.x - frame.box.x;
        for (int x = 0; x < part.width; ++x)
            coded[x] = as_it_is || now[x] != before[x] ? index_[now[x]] : *keep_;
    }
}

void GifCanvas::show(const Picture& picture, const std::vector<Rect>& boxes) {
    for (const Rect& box : boxes)
        for (int y = box.y; y < box.bottom(); ++y)
            std::copy_n(picture.row(y).data() + box.x, box.width, shown_.data() + offset(box.x, y));
}

}  // namespace queenreel
