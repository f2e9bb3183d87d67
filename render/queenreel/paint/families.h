#pragma once

namespace queenreel {

/// Inter for text and JetBrains Mono for code, or else DejaVu's or whatever the machine has. Digits have one
/// width.
enum class Family { sans, mono };

/// The names of its fonts, the first choice first, separated by commas.
constexpr const char* families(Family family) {
    switch (family) {
        case Family::sans:
            return "Inter, DejaVu Sans, sans-serif";
        case Family::mono:
            return "JetBrains Mono, DejaVu Sans Mono, monospace";
    }
    return "";
}

}  // namespace queenreel
