#pragma once

#include <string>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// A picture with its metadata.
struct Still {
    const Picture& picture;          ///< must have a palette
    const std::string& title;        ///< UTF-8; empty for none
    const std::string& description;  ///< what it shows, for those who cannot see it; UTF-8, empty for none
};

}  // namespace queenreel
