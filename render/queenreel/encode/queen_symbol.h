#pragma once

#include <string>

#include "queenreel/frame/look.h"

namespace queenreel {

/// A queen of a look as PageContents::queen has her. Throws PaintError where there is no such set of pieces.
std::string queen_symbol(const Look& look);

}  // namespace queenreel
