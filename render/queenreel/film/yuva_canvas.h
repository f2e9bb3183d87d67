#pragma once

#include <vector>

#include "queenreel/film/bt709.h"
#include "queenreel/film/format.h"
#include "queenreel/film/plane_canvas.h"

namespace queenreel {

/// How the planes of a frame are coded.
struct PlaneCoding {
    YuvLevels levels;
    int alpha_span;  ///< from nothing to opaque, over all levels
    int shift;       ///< a sample of chroma is for 2^shift × 2^shift pixels
};

/// Paints pictures with alpha, which stands in a plane of its own; colors are not multiplied by it, as WebM
/// and ProRes have them. The color of a pixel of which nothing is seen is that of the pixels around it, so
/// that players that scale the planes bring no black into the edges.
///
/// Law: a frame follows from its picture alone, whatever was painted before.
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
