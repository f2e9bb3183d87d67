#pragma once

#include <cstdint>

#include "queenreel/paint/raster_painter.h"

namespace queenreel {

/// A painter of several films of the same frames and look, which are given each frame one after the other: it
/// paints a frame for the first of them, and the others are given the same picture.
class SharedRaster {
  public:
    /// Throws as RasterPainter.
    SharedRaster(const Look& look, int board_size, int colors) : painter_(look, board_size, colors) {}

    /// The picture of the film's frame of that number, from 0, valid until the next one is painted. Each film
    /// is given all of them in order. Throws std::logic_error where one is ahead of another by two.
    const Picture& paint(const Frame& frame, std::uint64_t number);

  private:
    RasterPainter painter_;
    const Picture* picture_ = nullptr;  // the last one
    std::uint64_t painted_ = 0;
};

}  // namespace queenreel
