#pragma once

#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

// A logo has a strip at the lower edge of the picture for itself, so that it hides nothing.

/// The look of what is above the strip; the look itself where there is no logo.
Look above_logo(Look look);

/// Where the logo lies, at the right of the strip; empty where there is none.
Rect logo_place(const Look& look);

}  // namespace queenreel
