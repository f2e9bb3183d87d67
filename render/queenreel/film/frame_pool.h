#pragma once

#include <span>
#include <vector>

#include "queenreel/film/libav.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// A frame in an encoder's pixel format, and the rectangles where it is out of date.
struct PooledFrame {
    Libav<AVFrame> frame;
    std::vector<Rect> stale;
};

/// Reuses frames that the encoder no longer references. x264 copies its input, so one frame serves a whole
/// film.
class FramePool {
  public:
    /// Sides are in pixels.
    FramePool(AVPixelFormat pixels, int width, int height);

    /// Records that the picture changed in `changed`, and returns a frame that nothing else references. The
    /// caller updates `stale` and clears it. Valid until the next call.
    PooledFrame& next(std::span<const Rect> changed);

  private:
    Libav<AVFrame> make() const;

    AVPixelFormat pixels_;
    int width_;
    int height_;
    std::vector<PooledFrame> frames_;
};

}  // namespace queenreel
