#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "queenreel/frame/rect.h"

namespace queenreel {

/// A part of a page, drawn next; screen readers announce it.
struct PagePart {
    enum class Kind : std::uint8_t {
        decoration,  ///< not announced: the background, lines to cut along, the page's number
        title,
        heading,  ///< of a group, below the title
        text,
        figure,
    };
    Kind kind = Kind::decoration;

    /// Place in the reading order. Parts with the same place are one, drawn bit by bit.
    int order = 0;

    /// UTF-8. Of a figure: its description; empty: the page's, without the sentences that texts of the page
    /// repeat. Of others: the text, in pieces between line breaks.
    std::string words{};
    Rect area{};          ///< of a figure, in the picture's pixels
    bool hidden = false;  ///< whether it is announced but not seen; only text
};

/// Receives the parts of a page, each before it is drawn. A page begins with decoration: its background,
/// which would cover what is drawn before it.
using TakePart = std::function<void(const PagePart&)>;

}  // namespace queenreel
