#pragma once

#include <string>
#include <string_view>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// How a deck's slides look. Lengths are in pixels of the slide.
struct DeckStyle {
    int width = 0;
    int height = 0;
    Rect title;    ///< above the picture
    Rect caption;  ///< below it
    Theme theme;
};

// Texts that fill the places of a presentation's templates.

/// English Metric Units, 914,400 an inch.
std::string units(const DeckStyle& style, int pixels);

/// Hundredths of a point, for lines `share` as high as the slide.
std::string font_size(const DeckStyle& style, double share);

/// Where a shape is, and how large.
std::string box_xml(const DeckStyle& style, const Rect& box);

/// A paragraph a line.
std::string paragraphs(std::string_view text);

}  // namespace queenreel
