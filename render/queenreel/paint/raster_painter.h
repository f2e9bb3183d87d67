#pragma once

#include <cstdint>
#include <memory>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Paints successive frames into one picture and repaints only what differs from the previous frame. Squares
/// are copied from sprites, one for each distinct cell and shade, which Painter draws once and which are
/// mapped to the palette if there is one.
///
/// Law: paint(f) equals painting f first, whatever was painted before.
class RasterPainter {
  public:
    /// `colors`: the maximum number of palette entries, 8 … 256, or all_colors for pictures without a
    /// palette. Throws as Painter.
    RasterPainter(const Look& look, int board_size, int colors);
    ~RasterPainter();
    RasterPainter(RasterPainter&&) noexcept;
    RasterPainter& operator=(RasterPainter&&) noexcept;

    /// The picture of `frame`, valid until the next call. Its `changed` is what differs from the previous
    /// one.
    const Picture& paint(const Frame& frame);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// A painter shared by several films that have the same frames and look and put each frame in turn: it paints
/// a frame for the first film and returns the same picture to the others.
class SharedRaster {
  public:
    /// Throws as RasterPainter.
    SharedRaster(const Look& look, int board_size, int colors) : painter_(look, board_size, colors) {}

    /// The picture of frame `number`, from 0, of a film; valid until the next one is painted. Each film must
    /// request all frames in order. Throws std::logic_error if one is two frames ahead of another.
    const Picture& paint(const Frame& frame, std::uint64_t number);

  private:
    RasterPainter painter_;
    const Picture* picture_ = nullptr;  // the last picture
    std::uint64_t painted_ = 0;
};

}  // namespace queenreel
