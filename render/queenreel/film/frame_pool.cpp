#include "queenreel/film/frame_pool.h"

#include <algorithm>

namespace queenreel {
namespace {

/// A frame with more stale rectangles is redrawn as a whole.
constexpr std::size_t max_stale = 256;

void note(std::vector<Rect>& stale, std::span<const Rect> changed, const Rect& whole) {
    if (stale.size() + changed.size() > max_stale)
        stale.assign(1, whole);
    else
        stale.insert(stale.end(), changed.begin(), changed.end());
}

}  // namespace

FramePool::FramePool(AVPixelFormat pixels, int width, int height)
    : pixels_(pixels), width_(width), height_(height) {}

Libav<AVFrame> FramePool::make() const {
    Libav<AVFrame> frame = check(av_frame_alloc());
    frame->format = pixels_;
    frame->width = width_;
    frame->height = height_;
    frame->color_range = AVCOL_RANGE_MPEG;  // ProRes stores what its frames say
    frame->colorspace = AVCOL_SPC_BT709;
    frame->color_primaries = AVCOL_PRI_BT709;
    frame->color_trc = AVCOL_TRC_BT709;
    check(av_frame_get_buffer(frame.get(), 0), "film's frame");
    return frame;
}

PooledFrame& FramePool::next(std::span<const Rect> changed) {
    const Rect whole{0, 0, width_, height_};
    for (PooledFrame& pooled : frames_)
        note(pooled.stale, changed, whole);
    const auto free = std::ranges::find_if(
        frames_, [](const PooledFrame& pooled) { return av_frame_is_writable(pooled.frame.get()) != 0; });
    if (free != frames_.end())
        return *free;
    return frames_.emplace_back(PooledFrame{make(), {whole}});
}

}  // namespace queenreel
