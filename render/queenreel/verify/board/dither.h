#pragma once

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// True when a large part of a picture is dithered: one pixel stands out from both of its neighbors, again
/// and again, as where a GIF has too few colors for its shades.
bool is_dithered(const Picture& picture);

/// The shades that dithering stands for: each pixel is the mean of the most even of the four windows of 4 × 4
/// pixels around it (Kuwahara et al. 1976), so that edges stay where they are. Ordered dithers have
/// nearly the same mean in every such window. Pictures smaller than that stay as they are.
Picture without_dither(const Picture& picture);

}  // namespace queenreel::judge
