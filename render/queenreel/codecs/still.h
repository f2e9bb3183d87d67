#pragma once

#include <string>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// A picture and what it says of itself.
struct Still {
    const Picture& picture;          ///< of a palette
    const std::string& title;        ///< UTF-8; empty for none
    const std::string& description;  ///< likewise: what it shows, for those who cannot see it
};

}  // namespace queenreel
