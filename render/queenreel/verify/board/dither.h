#pragma once

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// Returns true if a large part of a picture is dithered, as in a GIF with too few colors: many single pixels
/// differ from both of their neighbors.
bool is_dithered(const Picture& picture);

/// Returns the picture with dithering smoothed: each pixel becomes the mean of the most even of the four 4 ×
/// 4 windows around it (Kuwahara et al. 1976), which keeps edges in place. Ordered dithers have nearly the
/// same mean in every such window. Pictures smaller than a window stay unchanged.
Picture without_dither(const Picture& picture);

}  // namespace queenreel::judge
