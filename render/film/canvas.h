#pragma once

#include "film/libav.h"
#include "frame/picture.h"

namespace queenreel {

/// A picture as an encoder takes it.
struct CodedPicture {
    AVFrame* frame = nullptr;  ///< valid until the canvas paints again
    bool changed = true;       ///< false where the frame before may simply be shown for longer
};

/// Turns pictures into the pixels of an encoder, and only what changed since the picture before.
class Canvas {
  public:
    virtual ~Canvas() = default;

    virtual CodedPicture paint(const Picture& picture) = 0;

    /// Adds to the packet coded from a frame of this canvas what the encoder could not be told.
    virtual void amend(AVPacket& packet) const { static_cast<void>(packet); }
};

}  // namespace queenreel
