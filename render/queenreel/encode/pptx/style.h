#pragma once

#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// How a deck's slides look. Lengths are in pixels of the slide.
struct DeckStyle {
    int width = 0;
    int height = 0;
    Rect title;    ///< above the picture
    Rect caption;  ///< below it
    Theme theme;
};

}  // namespace queenreel
