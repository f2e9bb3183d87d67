#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/paint/text.h"

namespace queenreel {

/// SVG elements of lines of text, those of one style together. Each names the fonts that it was laid out in
/// and the width that it has there, which a viewer keeps to (textLength, SVG 2, 11.5) where it puts another
/// font in their place.
std::string svg_text(std::span<const WrittenLine> lines);

/// The document `drawn` by Cairo, its paths with two decimals in place of six.
std::string with_short_paths(std::string_view drawn);

}  // namespace queenreel
