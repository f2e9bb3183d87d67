#include "film/indexed_canvas.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "film/changed_boxes.h"
#include "io/stream.h"

namespace queenreel {
namespace {

constexpr std::size_t palette_size = 256;

std::uint32_t argb(const Color& color) {
    if (color.alpha < 128)
        return 0;
    return 0xFF000000U | (std::uint32_t{color.red} << 16) | (std::uint32_t{color.green} << 8) | color.blue;
}

/// The smallest rectangle around both.
Rect around(const Rect& a, const Rect& b) {
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

/// True where every pixel of `box` has the same index.
bool is_flat(const Picture& picture, const Rect& box) {
    const std::uint8_t color = picture.row(box.y)[static_cast<std::size_t>(box.x)];
    for (int y = box.y; y < box.y + box.height; ++y) {
        const std::uint8_t* const row = picture.row(y).data() + box.x;
        if (std::any_of(row, row + box.width, [&](std::uint8_t index) { return index != color; }))
            return false;
    }
    return true;
}

}  // namespace

IndexedCanvas::IndexedCanvas(int width, int height, const std::vector<Color>& palette)
    : width_(width),
      height_(height),
      pool_(AV_PIX_FMT_PAL8, width, height),
      palette_(palette_size, 0xFF000000U) {
    const std::size_t colors = std::min(palette.size(), palette_size);
    std::transform(palette.begin(), palette.begin() + static_cast<std::ptrdiff_t>(colors), palette_.begin(),
                   argb);
    // With a transparent background every frame is coded whole, since a pixel may become transparent again.
    const bool opaque = std::ranges::find(palette_, 0U) == palette_.end();
    // The last index: with it the encoder's hash table of LZW strings collides least, 0.073 s for 92 boards
    // where the first free one takes 0.085.
    if (opaque && colors < palette_size)
        keep_ = static_cast<std::uint8_t>(palette_size - 1);
}

CodedPicture IndexedCanvas::paint(const Picture& picture) {
    const std::optional<Rect> changed = shown_.empty() ? start(picture) : update(picture);
    if (!changed)
        return {frame_, false};
    PooledFrame& pooled = pool_.next({&*changed, 1});
    frame_ = pooled.frame.get();
    for (const Rect& box : pooled.stale)
        draw(*frame_, box);
    pooled.stale.clear();
    std::ranges::copy(palette_, reinterpret_cast<std::uint32_t*>(frame_->data[1]));
    return {frame_, true};
}

Rect IndexedCanvas::start(const Picture& picture) {
    shown_ = sent_ = picture.indices;
    return {0, 0, width_, height_};
}

std::optional<Rect> IndexedCanvas::update(const Picture& picture) {
    std::vector<Rect> boxes;
    for (const Rect& rect : picture.changed)
        std::ranges::copy(changed_boxes(picture, shown_, rect), std::back_inserter(boxes));
    if (boxes.empty())
        return std::nullopt;
    const Rect all = std::accumulate(boxes.begin(), boxes.end(), boxes.front(), around);
    if (keep_)
        for (int y = all.y; y < all.y + all.height; ++y)
            std::fill_n(sent_.data() + offset(all.x, y), all.width, *keep_);
    for (const Rect& box : boxes)
        send(picture, box);
    for (const Rect& box : boxes)
        for (int y = box.y; y < box.y + box.height; ++y)
            std::copy_n(picture.row(y).data() + box.x, box.width, shown_.data() + offset(box.x, y));
    return all;
}

void IndexedCanvas::send(const Picture& picture, const Rect& box) {
    const bool whole = !keep_ || is_flat(picture, box);
    for (int y = box.y; y < box.y + box.height; ++y) {
        const std::uint8_t* const now = picture.row(y).data() + box.x;
        const std::uint8_t* const before = shown_.data() + offset(box.x, y);
        std::uint8_t* const sent = sent_.data() + offset(box.x, y);
        for (int x = 0; x < box.width; ++x)
            sent[x] = whole || now[x] != before[x] ? now[x] : *keep_;
    }
}

void IndexedCanvas::draw(AVFrame& frame, const Rect& box) const {
    for (int y = box.y; y < box.y + box.height; ++y)
        std::copy_n(sent_.data() + offset(box.x, y), box.width,
                    frame.data[0] + std::ptrdiff_t{y} * frame.linesize[0] + box.x);
}

void IndexedCanvas::amend(AVPacket& packet) const {
    // The first frame begins with the file's header and has no transparent pixel; every other begins with its
    // graphic control extension: introducer, label, size, flags, delay, transparent index (GIF89a, section
    // 23).
    constexpr std::uint8_t introducer = 0x21;
    constexpr std::uint8_t label = 0xF9;
    constexpr std::uint8_t has_transparent_index = 1;
    const bool begins_file = packet.size > 0 && packet.data[0] == 'G';
    if (!keep_ || begins_file)
        return;
    if (packet.size < 8 || packet.data[0] != introducer || packet.data[1] != label)
        throw OutputError(
            "film: this GIF encoder lays out its packets differently; install FFmpeg 5.1 or choose " +
            film_format_names([](const FilmFormat& film) { return film.pixels != FilmPixels::indexed; }));
    packet.data[3] |= has_transparent_index;
    packet.data[6] = *keep_;
}

}  // namespace queenreel
