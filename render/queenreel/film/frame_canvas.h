#pragma once

#include "queenreel/film/libav.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Paints pictures as frames that an encoder takes, and only what changed since the picture before. Odd sides
/// are padded to even ones by repeating the edge.
class FrameCanvas {
  public:
    virtual ~FrameCanvas() = default;

    /// The frame of `picture`, valid until the next call.
    virtual AVFrame& paint(const Picture& picture) = 0;
};

}  // namespace queenreel
