#pragma once

#include <span>
#include <vector>

#include "queenreel/film/libav.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// A frame of an encoder's pixels, and where it lags behind the picture to be coded next.
struct PooledFrame {
    Libav<AVFrame> frame;
    std::vector<Rect> stale;
};

/// Frames of one size, as few as an encoder allows: x264 copies what it is given, so one frame serves a whole
/// film.
class FramePool {
  public:
    /// Sides in pixels.
    FramePool(AVPixelFormat pixels, int width, int height);

    /// A frame that nobody else holds, after noting that the picture changed in `changed`: the caller brings
    /// `stale` up to date and empties it. Valid until the next call.
    PooledFrame& next(std::span<const Rect> changed);

  private:
    Libav<AVFrame> make() const;

    AVPixelFormat pixels_;
    int width_;
    int height_;
    std::vector<PooledFrame> frames_;
};

}  // namespace queenreel
