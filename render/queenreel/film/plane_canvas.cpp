#include "queenreel/film/plane_canvas.h"

#include <algorithm>

namespace queenreel {
namespace {

constexpr int even_side(int side) {
    return (side + 1) & ~1;
}

/// The blocks of 2×2 pixels that are at least partly within `reach` pixels of `rect`.
Rect blocks_around(const Rect& rect, int reach, const Picture& picture) {
    const int left = std::max(rect.x - reach, 0) & ~1;
    const int top = std::max(rect.y - reach, 0) & ~1;
    const int right = even_side(std::min(rect.right() + reach, picture.width));
    const int bottom = even_side(std::min(rect.bottom() + reach, picture.height));
    return {left, top, right - left, bottom - top};
}

}  // namespace

PlaneCanvas::PlaneCanvas(AVPixelFormat format, int width, int height, int reach)
    : pool_(format, even_side(width), even_side(height)), reach_(reach) {}

AVFrame& PlaneCanvas::paint(const Picture& picture) {
    PooledFrame& pooled = pool_.next(picture.changed);
    for (const Rect& rect : pooled.stale)
        draw(*pooled.frame, picture, blocks_around(rect, reach_, picture));
    pooled.stale.clear();
    return *pooled.frame;
}

}  // namespace queenreel
