#pragma once

#include <array>
#include <cstdint>

#include "queenreel/film/frame_canvas.h"
#include "queenreel/film/frame_pool.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// A color in BT.709, limited range: what a film stores. The luma is rounded; the chroma, of which four
/// pixels share one, is kept in 1/64 levels, so that their mean is rounded only once.
struct YuvColor {
    std::uint8_t luma = 16;
    std::uint16_t blue_difference = 128 * 64;
    std::uint16_t red_difference = 128 * 64;
};

/// The conversion of ITU-R BT.709-6, in integers; alpha is ignored.
YuvColor bt709(const Color& color);

/// Paints pictures as yuv420p frames.
class YuvCanvas final : public FrameCanvas {
  public:
    /// `width`, `height`: of the pictures, pixels; `palette`: of all of them, empty where they have none. The
    /// alpha of pixels is ignored.
    YuvCanvas(int width, int height, const std::vector<Color>& palette);

    AVFrame& paint(const Picture& picture) override;

  private:
    void draw(AVFrame& frame, const Picture& picture, const Rect& rect) const;
    void draw_indices(AVFrame& frame, const Picture& picture, const Rect& blocks) const;

    FramePool pool_;
    std::array<std::uint8_t, 256> luma_{};
    std::array<std::uint32_t, 256> chroma_{};  // blue difference in the upper half, red in the lower
};

}  // namespace queenreel
