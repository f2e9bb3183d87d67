#pragma once

#include "queenreel/page/site_form.h"

namespace queenreel {

/// The pictures of the explorer's site: a board of one queen, 512 × 512 pixels, and a card with a solution of
/// eight, 1200 × 630 pixels, as sites that preview links want them. Throws PaintError.
SitePictures site_pictures();

}  // namespace queenreel
