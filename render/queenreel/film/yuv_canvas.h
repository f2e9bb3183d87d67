#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "queenreel/film/plane_canvas.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Converts pictures to yuv420p frames.
class YuvCanvas final : public PlaneCanvas {
  public:
    /// `width`, `height`: of the pictures, in pixels; `palette`: that of all pictures, empty if they have
    /// none. Ignores the pixels' alpha.
    YuvCanvas(int width, int height, const std::vector<Color>& palette);

  private:
    void draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const override;
    void draw_indices(AVFrame& frame, const Picture& picture, const Rect& blocks) const;

    std::array<std::uint8_t, 256> luma_{};
    std::array<std::uint32_t, 256> chroma_{};  // blue difference in the upper half, red difference in the
                                               // lower
};

}  // namespace queenreel
