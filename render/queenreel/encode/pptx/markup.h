#pragma once

#include <string>
#include <string_view>

#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/words/language.h"

namespace queenreel {

/// The layout of a deck's slides. Lengths are in pixels of the slide.
struct DeckStyle {
    int width = 0;
    int height = 0;
    Rect title;    ///< above the picture
    Rect caption;  ///< below it
    Theme theme;
    std::string language;  ///< of all text, as offices name it: "de-DE"
    bool right_to_left = false;
};

/// The style of 16:9 slides and similar: the title above the picture, the caption below.
DeckStyle deck_style(const Look& look, const Language& language);

// The heights of letters, as shares of a slide's shorter side.
inline constexpr double deck_title_share = 0.05;
inline constexpr double deck_caption_share = 0.037;

/// The tag of a language with the region that office programs expect: "de-DE".
std::string regional_tag(const Language& language);

// Texts for the placeholders of a presentation's templates.

/// The share of its font size, 0.4 … 1, at which a text fits into a box of a slide; `share` as in
/// font_size().
double fitting_share(const DeckStyle& style, std::string_view text, const Rect& box, double share, bool bold);

/// A length in English Metric Units, 914,400 per inch.
std::string units(const DeckStyle& style, int pixels);

/// A font size in hundredths of a point, for lines whose height is `share` of the slide's.
std::string font_size(const DeckStyle& style, double share);

/// The position and size of a shape.
std::string box_xml(const DeckStyle& style, const Rect& box);

/// One paragraph per line.
std::string paragraphs(const DeckStyle& style, std::string_view text);

}  // namespace queenreel
