#include "queenreel/codecs/gif/canvas.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace queenreel {
namespace {

bool is_clear(const Color& color) {
    return color.alpha < 128;
}

/// Returns true if all pixels of `box` have the same index.
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
        keep_ = static_cast<std::uint8_t>(first_clear);  // after the last color if none is transparent
    for (std::size_t index = first_clear; index < colors; ++index)
        if (is_clear(palette[index]))
            index_[index] = *keep_;
}

bool GifCanvas::uncovers(const Picture& picture, const std::vector<Rect>& boxes) const {
    if (!transparent_)
        return false;
    for (const Rect& box : boxes)
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (is_transparent(picture.indices[offset(x, y)]) &&
                    !is_transparent(shown().indices[offset(x, y)]))
                    return true;
    return false;
}

GifFrame GifCanvas::whole(const Picture& picture) const {
    if (!transparent_)
        return {{0, 0, picture.width, picture.height}, picture.indices, false, false};
    GifFrame frame{opaque_box(picture), {}, true, false};
    for (int y = frame.box.y; y < frame.box.bottom(); ++y)
        std::ranges::transform(picture.row(y).subspan(static_cast<std::size_t>(frame.box.x),
                                                      static_cast<std::size_t>(frame.box.width)),
                               std::back_inserter(frame.indices),
                               [&](std::uint8_t index) { return index_[index]; });
    return frame;
}

Rect GifCanvas::opaque_box(const Picture& picture) const {
    std::optional<Rect> box;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            if (const Rect pixel{x, y, 1, 1}; !is_transparent(picture.indices[offset(x, y)]))
                box = box ? box->united(pixel) : pixel;
    return box.value_or(Rect{0, 0, 1, 1});
}

GifFrame GifCanvas::update(const Picture& picture, const std::vector<Rect>& boxes, GifFrame& last) const {
    if (uncovers(picture, boxes)) {
        last = whole(shown());
        last.clears = true;
        return whole(picture);
    }
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
        const std::uint8_t* const before = shown().indices.data() + offset(part.x, y);
        std::uint8_t* const coded =
            frame.indices.data() + std::ptrdiff_t{y - frame.box.y} * frame.box.width + part.x - frame.box.x;
        for (int x = 0; x < part.width; ++x)
            coded[x] = as_it_is || now[x] != before[x] ? index_[now[x]] : *keep_;
    }
}

GifFrame repeated(const GifFrame& frame) {
    if (frame.clears)
        return frame;
    return {{frame.box.x, frame.box.y, 1, 1}, {frame.indices.front()}, frame.keeps, false};
}

}  // namespace queenreel
