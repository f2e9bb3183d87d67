#pragma once

#include "queenreel/frame/color.h"
#include "queenreel/paint/families.h"

namespace queenreel {

enum class Align { left, center, right };

struct TextStyle {
    double em = 16;  ///< font size in pixels
    Color color{};
    Color halo{0, 0, 0, 0};  ///< around the letters, where they lie on nothing; alpha 0: none
    Align align = Align::center;
    bool bold = false;
    Family family = Family::sans;
    double min_em = 0;  ///< text that would need a smaller font to fit ends in an ellipsis
};

}  // namespace queenreel
