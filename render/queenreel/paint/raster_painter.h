#pragma once

#include <memory>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Paints frames one after the other into one picture, and repaints only what differs from the frame before.
/// Squares are copied from sprites: one for each different cell and shade, drawn by Painter once and, where
/// there is a palette, snapped to its colors.
///
/// Law: paint(f) equals painting f first, whatever was painted before.
class RasterPainter {
  public:
    /// `colors`: how many palette entries there may be at the most, 8 … 256; or all_colors, for pictures
    /// without a palette. Throws as Painter.
    RasterPainter(const Look& look, int board_size, int colors);
    ~RasterPainter();
    RasterPainter(RasterPainter&&) noexcept;
    RasterPainter& operator=(RasterPainter&&) noexcept;

    /// The picture of `frame`, valid until the next call. Its `changed` tells what differs from the one
    /// before.
    const Picture& paint(const Frame& frame);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace queenreel
