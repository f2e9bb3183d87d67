#pragma once

#include <vector>

#include "queenreel/film/bt709.h"
#include "queenreel/film/format.h"
#include "queenreel/film/plane_canvas.h"

namespace queenreel {

/// The coding of a frame's planes.
struct PlaneCoding {
    YuvLevels levels;
    int alpha_span;  ///< range of alpha, from transparent to opaque
    int shift;       ///< a chroma sample covers 2^shift × 2^shift pixels
};

/// Converts pictures with alpha, which has its own plane; colors are not premultiplied, as WebM and ProRes
/// require. A transparent pixel has the color of the pixels around it, so that players that scale the planes
/// do not darken edges.
///
/// Law: a frame depends on its picture alone, whatever was converted before.
class YuvaCanvas final : public PlaneCanvas {
  public:
    /// As YuvCanvas. Throws std::invalid_argument for planes without alpha.
    YuvaCanvas(Planes planes, int width, int height, const std::vector<Color>& palette);

  private:
    void draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const override;
    template <typename Sample>
    void draw_blocks(AVFrame& frame, const Picture& picture, const Rect& blocks) const;

    PlaneCoding coding_;
    std::vector<Color> palette_;
};

}  // namespace queenreel
