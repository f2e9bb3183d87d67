#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/paint/text.h"

namespace queenreel {

/// The SVG document `drawn` by Cairo, ready to publish: with ids that follow from the drawing, and with a
/// title and a description for those who cannot see it. The drawing itself stays as Cairo wrote it; `on_top`,
/// elements without ids, comes after it.
///
/// Cairo's ids count up through the process. The new ones begin with a hash of the document, so that several
/// can stand in one HTML page, where all ids share one namespace. What nothing refers to has no id.
std::string finished_svg(std::string_view drawn, std::string_view title, std::string_view description,
                         std::string_view on_top = "");

/// SVG elements of lines of text, those of one style together. Each names the fonts that it was laid out in
/// and the width that it has there, which a viewer keeps to (textLength, SVG 2, 11.5) where it puts another
/// font in their place.
std::string svg_text(std::span<const WrittenLine> lines);

/// The document `drawn` by Cairo, its paths with two decimals in place of six.
std::string with_short_paths(std::string_view drawn);

}  // namespace queenreel
