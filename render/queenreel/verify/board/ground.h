#pragma once

#include <cstdint>
#include <string_view>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The page that a transparent picture lies on.
enum class Ground : std::uint8_t { white, black };

/// What is wrong with a picture that is read otherwise on each of them.
inline constexpr std::string_view differs_over_black = "shows other queens over black than over white";

/// Whether a page can be seen through some of the picture.
bool is_see_through(const Picture& picture);

/// The picture on a page of that color, as a player or a browser lays it there; opaque, and in the channels
/// that it was decoded to.
Picture laid_over(Ground ground, const Picture& picture);

}  // namespace queenreel::judge
