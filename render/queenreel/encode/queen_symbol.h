#pragma once

#include <string>

#include "queenreel/frame/look.h"

namespace queenreel {

/// A queen of a look, for PageContents::queen. Throws PaintError for an unknown piece set.
std::string queen_symbol(const Look& look);

}  // namespace queenreel
