#pragma once

#include <span>
#include <string_view>

namespace queenreel {

/// A file of assets/listings, as it is in the sources.
struct EmbeddedListing {
    std::string_view name;    ///< without its folder
    std::string_view source;  ///< with marks, see assets/listings/README.md
};

/// All of them, sorted by name.
std::span<const EmbeddedListing> embedded_listings();

}  // namespace queenreel
