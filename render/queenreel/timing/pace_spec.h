#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/timing/pace.h"

namespace queenreel {

/// The length of a film whose pace has no duration.
enum class Fit : std::uint8_t {
    automatic,  ///< shorten it if it follows a search and would take over two and a half minutes
    full,       ///< show every moment
};

/// How long moments of one kind, or of all kinds, are shown.
struct HoldSpec {
    std::optional<MomentKind> kind{};  ///< empty: all kinds
    std::chrono::microseconds time{0};
    std::string text{};  ///< the time as the user wrote it, for messages

    /// Whether it applies to moments of that kind.
    bool is_of(MomentKind other) const { return kind.value_or(other) == other; }
};

/// The pace that a user requests, in a form that can be checked and written down.
struct PaceSpec {
    const PaceStyle* pace_style = &pace_styles().front();
    std::vector<HoldSpec> holds{};  ///< they replace the style's; later ones take precedence
    Fit fit = Fit::automatic;
    std::optional<std::chrono::microseconds> duration{};  ///< of the whole film, including the end pause
    std::chrono::microseconds end_pause{0};
    std::vector<Part> parts{};  ///< as Pace::parts

    Pace pace() const;
};

}  // namespace queenreel
