#pragma once

#include <cstdint>
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
