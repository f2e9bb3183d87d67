#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// A queen of that set of pieces as PageContents::queen has her. Throws PaintError where there is no such
/// set.
std::string queen_symbol(std::string_view pieces);

}  // namespace queenreel
