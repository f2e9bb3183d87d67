#pragma once

#include "queenreel/frame/color.h"

namespace queenreel {

/// Inter for text and JetBrains Mono for code; otherwise DejaVu or whatever the machine has. Digits have
/// equal widths.
enum class Family { sans, mono };

/// The names of its fonts in order of preference, separated by commas.
constexpr const char* families(Family family) {
    switch (family) {
        case Family::sans:
            return "Inter, DejaVu Sans, sans-serif";
        case Family::mono:
            return "JetBrains Mono, DejaVu Sans Mono, monospace";
    }
    return "";
}

enum class Align {
    left,
    center,
    right,
    start,  ///< left, or right for text that reads from right to left
};

struct TextStyle {
    double em = 16;  ///< font size in pixels
    Color color{};
    Color halo{0, 0, 0, 0};  ///< around letters on a transparent ground; alpha 0: none
    Align align = Align::center;
    bool bold = false;
    Family family = Family::sans;
    double min_em = 0;       ///< text that would need a smaller font ends in an ellipsis …
    bool keeps_end = false;  ///< … or has it in the middle if its end is a value or distinguishes it
    bool goes_on = false;    ///< whether the next line belongs to the same text, after a space
};

}  // namespace queenreel
