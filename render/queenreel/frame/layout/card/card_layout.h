#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// Positions of a card's parts, in whole pixels. Boards are at the left of the text or below title and
/// subtitle, whichever leaves the most room for boards and letters. A tree has the right half of a picture
/// wider than high, or the lower part of another, if everything else still fits; otherwise it is omitted.
/// Letters have two sizes: the title, bold, at least a twentieth of the picture's height and 10 pixels;
/// everything else at least 2.6 % of it and 9 pixels. If there is no room, the subtitle is dropped, then
/// boards, then the totals. Pictures smaller than 240 pixels show boards and the title only. A title alone
/// may have smaller letters.
struct CardLayout {
    /// One line of text; each text is broken between words into lines of similar width.
    struct Line {
        std::string text;
        Rect box{};

        friend bool operator==(const Line&, const Line&) = default;
    };
    /// A row of the table of totals.
    struct TotalPlace {
        Rect label{};
        Rect value{};

        friend bool operator==(const TotalPlace&, const TotalPlace&) = default;
    };

    double title_em = 0;   ///< font size in pixels
    double text_em = 0;    ///< of everything but the title
    bool centered = true;  ///< title and subtitle are centered in their boxes; otherwise left-aligned
    std::vector<Line> title{};
    std::vector<Line> subtitle{};
    std::vector<TotalPlace> totals{};  ///< one for each total, or empty

    int square = 0;  ///< side of a square of all boards
    int border = 0;  ///< width of a line around each, for light squares that would blend into the background
    std::vector<Rect> boards{};  ///< Card::board, or the first of Card::boards
    Rect tree{};                 ///< of Card::tree; empty if it is omitted
    Line more{};                 ///< the number of boards not shown; empty if all are shown

    friend bool operator==(const CardLayout&, const CardLayout&) = default;
};

/// The layout of a card in pictures of a look's size and theme.
CardLayout lay_out_card(const Card& card, const Look& look, const TextWidth& width);

}  // namespace queenreel
