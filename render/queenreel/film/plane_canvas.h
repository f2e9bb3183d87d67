#pragma once

#include "queenreel/film/frame_pool.h"
#include "queenreel/film/libav.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Paints pictures as frames that an encoder takes, and only what changed since the picture before. Odd sides
/// are padded to even ones by repeating the edge.
class PlaneCanvas {
  public:
    virtual ~PlaneCanvas() = default;

    /// The frame of `picture`, valid until the next call.
    AVFrame& paint(const Picture& picture);

  protected:
    /// `width`, `height`: of the pictures, pixels; `reach`: how far around a pixel its color depends on
    /// others, pixels.
    PlaneCanvas(AVPixelFormat format, int width, int height, int reach = 0);

  private:
    /// Draws whole blocks of 2×2 pixels, which share samples of chroma.
    virtual void draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const = 0;

    FramePool pool_;
    int reach_;
};

}  // namespace queenreel
