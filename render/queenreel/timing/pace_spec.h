#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/timing/pace.h"

namespace queenreel {

/// How long a film may be, where its pace has no duration.
enum class Fit : std::uint8_t {
    automatic,  ///< one that follows a search and would take over two and a half minutes is shortened
    full,       ///< every moment is shown
};

/// How long the moments of one kind, or of all kinds, are shown.
struct HoldSpec {
    std::optional<MomentKind> kind{};  ///< nothing: all kinds
    std::chrono::microseconds time{0};
    std::string text{};  ///< the time as the user wrote it, for messages

    /// Whether it applies to moments of that kind.
    bool is_of(MomentKind other) const { return kind.value_or(other) == other; }
};

/// The pace that a user asks for, in a form that can be checked and written down.
struct PaceSpec {
    const PaceStyle* pace_style = &pace_styles().front();
    std::vector<HoldSpec> holds{};  ///< they replace the style's, the last one first
    Fit fit = Fit::automatic;
    std::optional<std::chrono::microseconds> duration{};  ///< of the whole film, end pause included
    std::chrono::microseconds end_pause{0};
    std::vector<Part> parts{};  ///< as Pace::parts

    Pace pace() const;
};

}  // namespace queenreel
