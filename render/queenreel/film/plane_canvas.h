#pragma once

#include "queenreel/film/frame_pool.h"
#include "queenreel/film/libav.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Converts pictures to an encoder's frames, updating only what changed since the previous picture. Odd sides
/// are padded to even ones by repeating the edge.
class PlaneCanvas {
  public:
    virtual ~PlaneCanvas() = default;

    /// The frame of `picture`, valid until the next call.
    AVFrame& paint(const Picture& picture);

  protected:
    /// `width`, `height`: of the pictures, in pixels; `reach`: the distance at which other pixels influence a
    /// pixel's color, in pixels.
    PlaneCanvas(AVPixelFormat format, int width, int height, int reach = 0);

  private:
    /// Converts whole blocks of 2×2 pixels, which share chroma samples.
    virtual void draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const = 0;

    FramePool pool_;
    int reach_;
};

}  // namespace queenreel
