#pragma once

#include <cstdint>
#include <string_view>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The page behind a transparent picture.
enum class Ground : std::uint8_t { white, black };

/// The fault of a picture that reads differently over white and over black.
inline constexpr std::string_view differs_over_black = "shows other queens over black than over white";

/// Returns true if any part of the picture is transparent.
bool is_see_through(const Picture& picture);

/// Composites the picture over a page of that color, as a player or a browser does. The result is opaque, in
/// the decoder's channels.
Picture laid_over(Ground ground, const Picture& picture);

}  // namespace queenreel::judge
